/** Five sentences about privacy: all in the HTML, one shown at each page view (D22). */
export type SlogansCopy = readonly [string, string, string, string, string];

/**
 * Notes the choice on the root element before the sentences are painted. It is a constant, so that its hash can stand
 * in the page's policy; React never touches the attribute, so nothing is there to mismatch.
 */
const choose = 'document.documentElement.dataset.slogan=Math.floor(Math.random()*5)';

/** All five slogans, of which the style sheet shows the chosen one, or the first without JavaScript (D22). */
export function Slogans({ slogans, className }: { slogans: SlogansCopy; className: string }) {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file. */}
      <script dangerouslySetInnerHTML={{ __html: choose }} />
      <div className={`slogan-list ${className}`}>
        {slogans.map((slogan) => (
          <p key={slogan} className="slogan">
            {slogan}
          </p>
        ))}
      </div>
    </>
  );
}
