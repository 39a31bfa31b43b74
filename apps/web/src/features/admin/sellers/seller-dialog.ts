import type { NegocioAdmin } from '@tuerca/contracts/auth/negocios/admin-schemas';
import { notify } from '@/lib/notify';
import type { SellerKind } from './sellers.queries';

/** What a dialog about a business takes. */
export interface SellerDialogProps {
  kind: SellerKind;
  seller: NegocioAdmin;
  onClose: () => void;
}

/** Says that it was done, and closes. */
export const told = (message: string, onClose: () => void) => () => {
  notify.ok(message);
  onClose();
};
