export type SlogansCopy = readonly [string, string, string, string, string];

/**
 * Sets the random choice on the root element before the slogans are painted. A constant, so that the policy of the page
 * can contain its hash. React does not render the attribute, so it hydrates without a warning.
 */
const chooseSlogan = 'document.documentElement.dataset.slogan=Math.floor(Math.random()*5)';

/** Five privacy slogans. All are in the HTML; CSS shows the chosen one, or the first without JavaScript (D22). */
export function Slogans({ slogans }: { slogans: SlogansCopy }) {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file. */}
      <script dangerouslySetInnerHTML={{ __html: chooseSlogan }} />
      <div className="slogan-list font-display text-[min(clamp(2.5rem,1.7rem+2.8vw,3.75rem),12.5vw)] leading-[1.05] font-medium tracking-[-0.015em] text-balance">
        {slogans.map((slogan) => (
          <p key={slogan} className="slogan">
            {slogan}
          </p>
        ))}
      </div>
    </>
  );
}
