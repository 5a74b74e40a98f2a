import { useId } from 'react';

import { classNames } from '../../../ui/link/classNames.ts';

const EDGE = 'M-60 -20H404C398 210 344 460 208 604C240 700 262 860 268 1020H-60Z';
const FOLDS = [
  'M-20 -20C-26 260 -30 480 -20 610C-30 720 -30 880 -30 1020',
  'M30 -20C24 260 4 480 4 610C0 720 4 880 6 1020',
  'M80 -20C74 260 38 480 28 610C30 720 38 880 42 1020',
  'M130 -20C124 260 72 480 52 610C60 720 72 880 78 1020',
  'M180 -20C174 260 106 480 76 610C90 720 106 880 114 1020',
  'M230 -20C224 260 140 480 100 610C120 720 140 880 150 1020',
  'M280 -20C274 260 174 480 124 610C150 720 174 880 186 1020',
  'M330 -20C324 260 208 480 148 610C180 720 208 880 222 1020',
  'M380 -20C374 260 242 480 172 610C210 720 242 880 258 1020',
];
const ROPE = 'M-60 640C60 668 146 644 200 596L214 618C156 672 60 698 -60 672Z';
const STITCH = 'M-60 656C60 684 150 658 207 607';
const TASSEL = {
  knot: 'M-11 12H11L13 30H-13Z',
  threads: 'M-14 34H14L22 116L15 110L9 118L3 111L-3 118L-9 111L-15 118L-22 112Z',
  band: 'M-14 32H14',
  lines: 'M-7 42L-11 106M0 42V108M7 42L11 106',
};

const SUN = { x: 720, y: 414, reach: 1400, rays: 36 };

/** Background of the win overlay: rays, curtains and scallops. */
export function Stage() {
  return (
    <>
      <svg
        className="fy-win__scene"
        viewBox="0 0 1440 900"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <path className="fy-win__rays" d={rays()} />
      </svg>
      <Drape />
      <Drape isRight />
      <Pelmet />
    </>
  );
}

/** Rays from the centre to beyond the edge, with equal gaps between them. */
function rays(): string {
  const step = Math.PI / SUN.rays;
  const at = (turn: number) => `${SUN.x + SUN.reach * Math.cos(turn)} ${SUN.y + SUN.reach * Math.sin(turn)}`;
  return Array.from({ length: SUN.rays }, (_, ray) => {
    const turn = 2 * ray * step;
    return `M${SUN.x} ${SUN.y}L${at(turn)}L${at(turn + step)}Z`;
  }).join('');
}

function Drape({ isRight }: { isRight?: boolean }) {
  const cut = useId();
  const fold = { fill: 'none', stroke: '#000' };
  return (
    <svg
      className={classNames('fy-win__drape', isRight && 'fy-win__drape--r')}
      viewBox="0 0 420 900"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <clipPath id={cut}>
        <path d={EDGE} />
      </clipPath>
      <path className="fy-win__curtain" d={EDGE} />
      <g clipPath={`url(#${cut})`}>
        {FOLDS.map((line, index) => (
          <path
            key={line}
            d={line}
            {...fold}
            {...(index % 2 === 0
              ? { strokeOpacity: 0.1, strokeWidth: 26 }
              : { strokeOpacity: 0.22, strokeWidth: 16 })}
          />
        ))}
      </g>
      <g className="fy-win__tie">
        <path d={ROPE} />
        <path d={STITCH} {...fold} strokeOpacity={0.22} strokeWidth={3} strokeDasharray="12 9" />
        <g transform="translate(208 608)">
          <circle r="15" />
          <path d={TASSEL.knot} />
          <path d={TASSEL.threads} />
          <path d={TASSEL.band} stroke="#000" strokeOpacity={0.4} strokeWidth={5} />
          <path d={TASSEL.lines} {...fold} strokeOpacity={0.22} strokeWidth={2.5} />
        </g>
      </g>
    </svg>
  );
}

function Pelmet() {
  const scallop = useId();
  return (
    <svg className="fy-win__pelmet" aria-hidden="true">
      <defs>
        <pattern id={scallop} width="148" height="120" patternUnits="userSpaceOnUse">
          <path className="fy-win__cloth" d="M0 -4H148V70Q74 154 0 70Z" />
          <path className="fy-win__hem" d="M148 70Q74 154 0 70" />
        </pattern>
      </defs>
      <rect width="100%" height="120" fill={`url(#${scallop})`} />
    </svg>
  );
}
