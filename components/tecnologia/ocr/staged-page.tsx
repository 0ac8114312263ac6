type PageStage = 'straightened' | 'divided' | 'read' | 'classified';

export type PageStagesCopy = {
  stages: readonly {
    stage: PageStage;
    title: string;
    text: string;
    /** The names of the letters in the drawing. */
    legend?: readonly { letter: string; name: string }[];
  }[];
  /** Words in the drawing: a row of a table, and the type of the document. */
  sample: { term: string; value: string; type: string };
};

/** A page with title, two columns, table and stamp, at one step of the OCR. */
export function StagedPage({ stage, sample }: { stage: PageStage; sample: PageStagesCopy['sample'] }) {
  return (
    <svg viewBox="0 0 200 250" className="w-full" aria-hidden="true">
      {stage === 'straightened' && <StraightenedPage />}
      {stage === 'divided' && <DividedPage />}
      {stage === 'read' && <ReadPage sample={sample} />}
      {stage === 'classified' && <ClassifiedPage type={sample.type} />}
    </svg>
  );
}

/** The page as every step shows it. */
function Page({ isFaint }: { isFaint: boolean }) {
  return (
    <>
      <path d="M26 14H174V236H26z" className="fill-paper stroke-control" strokeWidth="1" />
      <g className={isFaint ? 'stroke-control' : 'stroke-ink'} fill="none" strokeWidth="2">
        <path d="M40 34H120" strokeWidth="4" />
        <path d="M40 54H94M40 63H92M40 72H94M40 81H88M40 90H94M40 99H76M106 54H160M106 63H156M106 72H160M106 81H160M106 90H150M106 99H136" />
        <path d="M44 128H90M44 144H84M44 160H92M44 176H78M134 128H154M138 144H154M130 160H154M136 176H154" />
      </g>
      <path
        d="M40 118H160V184H40zM40 135H160M40 151H160M40 167H160M118 118V184"
        className="stroke-control"
        fill="none"
      />
      <circle cx="132" cy="210" r="16" className="stroke-secure" fill="none" strokeWidth="2" />
      <path d="M121 210H143M125 204H139M125 216H139" className="stroke-secure" strokeWidth="1.5" />
    </>
  );
}

/** The page at the angle of the scan, with a dashed frame where it is straight. */
function StraightenedPage() {
  return (
    <>
      <path d="M0 0H200V250H0z" className="fill-rule" />
      <g transform="rotate(-6 100 125)">
        <Page isFaint />
      </g>
      <path
        d="M26 14H174V236H26z"
        className="stroke-ink"
        fill="none"
        strokeWidth="1.5"
        strokeDasharray="5 4"
      />
      <path
        d="M14 40C11 34 11 28 13 22M9.500 27 13 21 17.500 26.500"
        className="stroke-ink"
        fill="none"
        strokeWidth="1.5"
      />
    </>
  );
}

/** The page with its regions. The square with the letter is in the right corner of each, or in the left one. */
function DividedPage() {
  return (
    <>
      <Page isFaint />
      <path
        d="M34 21h116v24H34zM34 48h66v58H34zM102 48h64v58h-64zM34 112h132v78H34zM84 192h70v36H84z"
        className="stroke-ink"
        fill="none"
        strokeWidth="1.5"
      />
      <path
        d="M126 21h24v24h-24zM76 48h24v24H76zM142 48h24v24h-24zM142 112h24v24h-24zM84 192h24v24H84z"
        className="fill-ink"
      />
      <text textAnchor="middle" fontSize="20" fontWeight="600" className="fill-sheet font-text">
        <tspan x="138" y="40">
          A
        </tspan>{' '}
        <tspan x="88" y="67">
          B
        </tspan>{' '}
        <tspan x="154" y="67">
          B
        </tspan>{' '}
        <tspan x="154" y="131">
          C
        </tspan>{' '}
        <tspan x="96" y="211">
          D
        </tspan>
      </text>{' '}
    </>
  );
}

/** The page with one row of its table enlarged. */
function ReadPage({ sample }: { sample: PageStagesCopy['sample'] }) {
  return (
    <>
      <Page isFaint />
      <path d="M40 151H160V167H40z" className="fill-highlight stroke-ink" strokeWidth="1" />
      <path d="M40 151 8 186V232H192V186L160 151" className="fill-sheet" />
      <path d="M40 151 8 186M160 151 192 186" className="stroke-ink" />
      <path d="M8 186H192V232H8zM112 186V232" className="fill-sheet stroke-ink" strokeWidth="1.25" />
      <g className="fill-ink font-display" fontSize="23" fontWeight="500">
        <text x="18" y="217">
          {sample.term}
        </text>{' '}
        <text x="184" y="217" textAnchor="end" fontSize="20">
          {sample.value}
        </text>
      </g>
    </>
  );
}

/** The page filed under the tab of its type. */
function ClassifiedPage({ type }: { type: string }) {
  return (
    <>
      <path d="M14 52V24H106L116 40H196V244H6V52z" className="fill-rule" />
      <g transform="translate(10 22) scale(0.9)">
        <Page isFaint={false} />
      </g>
      <path d="M6 92H194V244H6z" className="fill-paper stroke-ink" strokeWidth="1.25" />
      <path d="M6 92V62H104L116 92" className="fill-paper stroke-ink" strokeWidth="1.25" />
      <text x="18" y="84" fontSize="22" fontWeight="500" className="fill-ink font-display">
        {type}
      </text>
    </>
  );
}
