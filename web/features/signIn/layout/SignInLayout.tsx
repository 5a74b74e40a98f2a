import type { ReactNode } from 'react';
import { useSettings } from '../../../app/app.tsx';
import { customProperties } from '../../../ui/styles/customProperties.ts';
import { posterWall } from '../posterWall.ts';
import './signIn.css';

/** Vertical offset of each column. */
const OFFSETS = ['-6rem', '-12rem', '-2rem', '-9rem'];

interface SignInLayoutProps {
  /** Above the posters. */
  readonly welcome?: ReactNode;
  /** A `.fy-signin__form`. */
  readonly children: ReactNode;
}

/** A form beside a decorative poster wall. */
export function SignInLayout({ welcome, children }: SignInLayoutProps) {
  const { signInPosters } = useSettings();
  return (
    <div className="fy-signin">
      {welcome}
      <div className="fy-signin__wall" aria-hidden="true">
        {posterWall(signInPosters).map((posters, index) => (
          <div className="fy-signin__col" key={index} style={customProperties({ '--_y': OFFSETS[index] })}>
            {posters.map((poster, place) => (
              <img
                key={place}
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
