/** Five privacy slogans: all are in the HTML, one is visible per page view (D22). */
export type SlogansCopy = readonly [string, string, string, string, string];

/**
 * Stores the random choice on the root element before the slogans are painted. The script is a constant, so
 * the policy of the page can contain its hash. React never reads the attribute, so hydration does not
 * complain.
 */
const choose = 'document.documentElement.dataset.slogan=Math.floor(Math.random()*5)';

/** All five slogans. CSS shows the chosen one, or the first without JavaScript (D22). */
export function Slogans({ slogans }: { slogans: SlogansCopy }) {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file. */}
      <script dangerouslySetInnerHTML={{ __html: choose }} />
      <div className="slogan-list mt-6 font-display text-[min(clamp(2.5rem,1.7rem+2.8vw,3.75rem),12.5vw)] leading-[1.05] font-medium tracking-[-0.015em] text-balance">
        {slogans.map((slogan) => (
          <p key={slogan} className="slogan">
            {slogan}
          </p>
        ))}
      </div>
    </>
  );
}
