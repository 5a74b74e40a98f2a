import type { CSSProperties, ReactNode } from 'react';
import type { PosterSources } from '@foyer/contract/catalogue/art.ts';

import './signIn.css';

/** A poster, and the colour that stands in until it has come. */
export interface WallPoster extends PosterSources {
  readonly style: { readonly background: string };
}

export interface SignInLayoutProps {
  /** The poster wall: columns of art, top to bottom. Decoration only, so that code and words come before it. */
  wall: readonly (readonly WallPoster[])[];
  children: ReactNode;
}

// The columns hang at different heights.
const OFFSETS = ['-6rem', '-12rem', '-2rem', '-9rem'] as const;

/** The door and the poster wall. The children are the door: a `.fy-signin__form`. */
export function SignInLayout({ wall, children }: SignInLayoutProps) {
  return (
    <div className="fy-signin">
      <div className="fy-signin__wall" aria-hidden="true">
        {wall.map((posters, place) => (
          <div className="fy-signin__col" key={place} style={hangAt(place)}>
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

function hangAt(place: number): CSSProperties {
  const properties: Record<`--${string}`, string> = { '--_y': OFFSETS[place % OFFSETS.length] ?? '0' };
  return properties;
}
