import type { NegocioAdmin } from '@tuerca/contracts/auth/negocios/admin-schemas';
import { notify } from '@/lib/notify';
import type { SellerKind } from './sellers.queries';

/** Props of a dialog about a business. */
export interface SellerDialogProps {
  kind: SellerKind;
  seller: NegocioAdmin;
  onClose: () => void;
}

/** Returns a handler that reports success and closes. */
export const told = (message: string, onClose: () => void) => () => {
  notify.ok(message);
  onClose();
};
