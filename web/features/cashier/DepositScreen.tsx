import { useText } from '../../i18n/i18n.tsx';
import { CashierPage } from './CashierPage.tsx';
import { DepositFlow } from './deposit/DepositFlow.tsx';
import { NO_REQUEST, depositRequestIn } from './deposit/depositRequest.ts';
import { depositPageQuery } from './queries.ts';

/** ROUTE-54: the deposit page. A deposit requested by query parameters opens the dialog instead (QUERY-04). */
export function DepositScreen({ search }: { search: string }) {
  const text = useText();
  const { transaction } = depositRequestIn(new URLSearchParams(search));
  return (
    <CashierPage title={text('cashier.deposit.title')}>
      <DepositFlow
        query={depositPageQuery()}
        request={{ ...NO_REQUEST, transaction }}
        onClose={null}
        frame={({ body, foot }) => (
          <>
            {body}
            {foot && <div className="fy-cashier__foot">{foot}</div>}
          </>
        )}
      />
    </CashierPage>
  );
}
