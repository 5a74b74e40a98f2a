import { inProcessBus } from '../../../infra/bus.ts';
import type { Clock } from '../../../infra/clock.ts';
import { readConfig } from '../../../infra/config.ts';
import type { Database } from '../../../infra/database/database.ts';
import { createLog } from '../../../infra/log.ts';
import type { NodeId } from '../../../infra/nodes/index.ts';
import type { PointsLedger } from '../../../modules/shop/index.ts';
import { createServices, type Services } from '../../../server/services.ts';
import { testSites } from '../../../sites/testSites.ts';
import { fakePaymentProvider } from '../../cashier/fakePaymentProvider.ts';

/** A fake loyalty provider in which players have points for every purchase. */
const POINTS: PointsLedger = {
  pointsStatus: async () => ({ points: 1_000_000, level: 5, isOptedIn: true }),
  spend: async () => ({ isTaken: true }),
  giveBack: async () => {},
};

/** The product's services without HTTP, with providers that accept every order. @param node the node, if it runs jobs */
export async function faultServices(database: Database, clock: Clock, node?: NodeId): Promise<Services> {
  const services = createServices({
    ...(node !== undefined && { node }),
    config: readConfig({}),
    database,
    clock,
    sites: await testSites(),
    log: createLog({ level: 'silent' }),
    bus: inProcessBus(() => {}),
    renderForm: () => '',
    wakeRelay() {},
  });
  return { ...services, paymentPorts: { trustly: fakePaymentProvider().port }, pointsLedger: POINTS };
}
