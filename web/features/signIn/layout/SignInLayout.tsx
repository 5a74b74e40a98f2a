import type { CSSProperties, ReactNode } from 'react';
import { posterWall } from '../posterWall.ts';
import './signIn.css';

// Vertical offsets of the columns.
const OFFSETS = ['-6rem', '-12rem', '-2rem', '-9rem'] as const;

/** The sign-in page: the form and a decorative poster wall. The children are a `.fy-signin__form`. */
export function SignInLayout({ children }: { children: ReactNode }) {
  return (
    <div className="fy-signin">
      <div className="fy-signin__wall" aria-hidden="true">
        {posterWall.map((posters, index) => (
          <div className="fy-signin__col" key={index} style={hangAt(index)}>
            {posters.map((poster) => (
              <img
                key={poster.src}
                {...poster}
                sizes="(min-width: 64rem) 14vw, 24vw"
                alt=""
                width={600}
                height={800}
                loading="lazy"
                decoding="async"
                fetchPriority="low"
              />
            ))}
          </div>
        ))}
      </div>
      {children}
    </div>
  );
}

function hangAt(index: number): CSSProperties {
  const properties: Record<`--${string}`, string> = { '--_y': OFFSETS[index % OFFSETS.length] ?? '0' };
  return properties;
}
