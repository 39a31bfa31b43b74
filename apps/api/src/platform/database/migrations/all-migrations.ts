import { userPassword } from './0001-user-password';
import { purchaseFields } from './0002-purchase-fields';
import { businessContact } from './0003-business-contact';
import { orderSearchTerms } from './0004-order-search-terms';
import { ownProducts } from './0005-own-products';
import { storeCustomers } from './0006-store-customers';
import { storeLedger } from './0007-store-ledger';
import { servicePrices } from './0008-service-prices';
import { auditIndexes } from './0009-audit-indexes';
import { paymentQueue } from './0010-payment-queue';
import { reviewedBusinesses } from './0011-reviewed-businesses';
import { moderation } from './0012-moderation';
import { userSearch } from './0013-user-search';
import { equivalents } from './0014-equivalents';
import { paidOrders } from './0015-paid-orders';
import { queueIndexes } from './0016-queue-indexes';
import { priceChanges } from './0017-price-changes';
import { clientDebts } from './0018-client-debts';
import { deletedBusinesses } from './0019-deleted-businesses';
import { deletedMembers } from './0020-deleted-members';
import { noticeIndex } from './0021-notice-index';
import { openDays } from './0022-open-days';
import { rifIndex } from './0023-rif-index';
import { closedPresupuestos } from './0024-closed-presupuestos';
import { emailForm } from './0025-email-form';
import { partCodes } from './0026-part-codes';
import { movementClaims } from './0027-movement-claims';
import { planPayments } from './0028-plan-payments';
import { servicePlaces } from './0029-service-places';
import type { Migration } from './migration';

/** Every migration, in the order in which they run; a new one is added at the end. */
export const MIGRATIONS: readonly Migration[] = [
  userPassword,
  purchaseFields,
  businessContact,
  orderSearchTerms,
  ownProducts,
  storeCustomers,
  storeLedger,
  servicePrices,
  auditIndexes,
  paymentQueue,
  reviewedBusinesses,
  moderation,
  userSearch,
  equivalents,
  paidOrders,
  queueIndexes,
  priceChanges,
  clientDebts,
  deletedBusinesses,
  deletedMembers,
  noticeIndex,
  openDays,
  rifIndex,
  closedPresupuestos,
  emailForm,
  partCodes,
  movementClaims,
  planPayments,
  servicePlaces,
];
