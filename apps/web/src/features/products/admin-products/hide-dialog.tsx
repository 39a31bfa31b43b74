import { MotivoOcultar } from '@tuerca/contracts/products/products/admin-schemas';
import { PRODUCT_MESSAGES } from '@tuerca/contracts/products/products/messages';
import { plural } from '@/lib/format';
import { ReasonDialog } from '@/ui/form/reason-dialog';
import { useHideProducts } from './admin-products.queries';

interface HideDialogProps {
  ids: string[];
  onHidden?: () => void;
  onClose: () => void;
}

/** Hides one or several products, with the reason that their stores read. */
export function HideDialog({ ids, onHidden, onClose }: HideDialogProps) {
  const hide = useHideProducts();
  return (
    <ReasonDialog
      danger
      title={`Ocultar ${plural(ids.length, 'producto', 'productos')}`}
      confirm="Ocultar"
      confirming="Ocultando..."
      rule={MotivoOcultar}
      send={(motivo) => hide.mutateAsync({ ids, motivo })}
      success={PRODUCT_MESSAGES.hidden}
      failure={PRODUCT_MESSAGES.hideFailed}
      placeholder="La foto es de otro repuesto."
      onDone={onHidden}
      onClose={onClose}
    >
      La tienda lee tu motivo. No puede volver a mostrarlo por su cuenta.
    </ReasonDialog>
  );
}
