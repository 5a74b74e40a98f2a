const FRAME = {
  className: 'fy-state__art',
  viewBox: '0 0 136 136',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.5,
  'aria-hidden': true,
} as const;
const SHADE = { fill: 'currentColor', fillOpacity: 0.12 } as const;
const DOT = { fill: 'currentColor', stroke: 'none' } as const;

const Door = () => (
  <svg {...FRAME}>
    <path d="M34 118V22h60v96" />
    <path d="M34 22l34 12v96l-34-12z" {...SHADE} />
    <circle cx="60" cy="80" r="2.5" {...DOT} />
    <path d="M16 118h18M94 118h26M94 118L120 130M94 40l22-6M94 66l26-2M94 92l22 4" strokeLinecap="round" />
  </svg>
);

const Curtain = () => (
  <svg {...FRAME}>
    <path d="M14 20h108" strokeLinecap="round" />
    <path
      d="M20 20c0 40 0 70-4 96h34c8-30 10-62 10-96zM116 20c0 40 0 70 4 96H86c-8-30-10-62-10-96z"
      {...SHADE}
    />
    <path d="M32 20c0 34 0 66-3 96M46 20c0 34-2 66-8 96M104 20c0 34 0 66 3 96M90 20c0 34 2 66 8 96" />
    <circle cx="68" cy="88" r="3" {...DOT} />
  </svg>
);

const Ticket = () => (
  <svg {...FRAME}>
    <g transform="rotate(-14 68 68)">
      <path d="M20 46h96v14a8 8 0 0 0 0 16v14H20V76a8 8 0 0 0 0-16z" {...SHADE} />
      <path d="M50 46v44" strokeDasharray="5 5" />
      <path d="M64 60h36M64 70h26" strokeLinecap="round" />
    </g>
  </svg>
);

const DRAWINGS = { door: Door, curtain: Curtain, ticket: Ticket };

export type DrawingName = keyof typeof DRAWINGS;

/** Illustrations for empty states, in the text colour. */
export function Drawing({ name }: { name: DrawingName }) {
  const Picture = DRAWINGS[name];
  return <Picture />;
}
