import type { NegocioAdmin } from '@tuerca/contracts/auth/negocios/admin-schemas';
import { notify } from '@/lib/notify';
import type { SellerKind } from './sellers.queries';

/** Props of a dialog about a business. */
export interface SellerDialogProps {
  kind: SellerKind;
  seller: NegocioAdmin;
  onClose: () => void;
}

/** Success about a business by its name: in a queue another one stands in its place by then. */
export const tell = ({ nombre }: Pick<NegocioAdmin, 'nombre'>, message: string): void =>
  notify.ok(`${nombre}: ${message}`);

/** Returns a handler that reports success and closes. */
export const told =
  ({ seller, onClose }: SellerDialogProps, message: string) =>
  (): void => {
    tell(seller, message);
    onClose();
  };
