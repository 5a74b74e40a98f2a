import { say } from './say.ts';

export const Loading = () => (
  <output className="coming">
    <span className="unseen">{say('coming')}</span>
    <i />
    <i />
    <i />
  </output>
);
