import type { CSSProperties, ReactNode } from 'react';
import type { ImageSources } from '@foyer/contract/catalogue/images.ts';

import './signIn.css';

/** A poster and its background colour while it loads. */
export interface WallPoster extends ImageSources {
  readonly style: { readonly background: string };
}

export interface SignInLayoutProps {
  /** The poster wall: columns of pictures, top to bottom. Decorative, so code and text load first. */
  wall: readonly (readonly WallPoster[])[];
  children: ReactNode;
}

// Vertical offsets of the columns.
const OFFSETS = ['-6rem', '-12rem', '-2rem', '-9rem'] as const;

/** The sign-in page: the form and the poster wall. The children are a `.fy-signin__form`. */
export function SignInLayout({ wall, children }: SignInLayoutProps) {
  return (
    <div className="fy-signin">
      <div className="fy-signin__wall" aria-hidden="true">
        {wall.map((posters, index) => (
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
