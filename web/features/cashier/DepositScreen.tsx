import { PageTitle } from '../../design/pageHead/PageTitle.tsx';
import { useText, useTitle } from '../content/index.ts';
import { DepositFlow } from './deposit/DepositFlow.tsx';
import { NOTHING_WANTED, wantedIn } from './deposit/wanted.ts';
import { depositPageQuestion } from './questions.ts';

/** ROUTE-54: the deposit on a page of its own; what its address asks for opens the dialog instead (QUERY-04). */
export function DepositScreen({ search }: { search: string }) {
  const text = useText();
  const title = text('cashier.deposit.title');
  useTitle(title);
  const { transaction } = wantedIn(new URLSearchParams(search));
  return (
    <div className="fy-cashier fy-cashier--page">
      <PageTitle>{title}</PageTitle>
      <DepositFlow
        desk={depositPageQuestion()}
        wanted={{ ...NOTHING_WANTED, transaction }}
        onClose={null}
        frame={(body, foot) => (
          <>
            {body}
            {foot && <div className="fy-cashier__foot">{foot}</div>}
          </>
        )}
      />
    </div>
  );
}
