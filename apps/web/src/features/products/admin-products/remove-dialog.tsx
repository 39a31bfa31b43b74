import Typography from '@mui/material/Typography';
import { PRODUCT_MESSAGES } from '@tuerca/contracts/products/products/messages';
import { ConfirmAction } from '@/ui/confirm-action';
import { useRemoveAnyProduct } from './admin-products.queries';

interface RemoveDialogProps {
  producto: { _id: string; nombre: string };
  /** Only after it was withdrawn: closing the question leaves everything as it is. */
  onRemoved?: () => void;
  onClose: () => void;
}

/** Asks before an administrator withdraws a store's product for good. */
export function RemoveProductDialog({ producto, onRemoved, onClose }: RemoveDialogProps) {
  const remove = useRemoveAnyProduct();
  return (
    <ConfirmAction
      title="¿Eliminar este producto?"
      confirm="Eliminar"
      run={() => remove.mutateAsync(producto._id).then(onRemoved)}
      done={PRODUCT_MESSAGES.removed}
      error={PRODUCT_MESSAGES.adminRemoveFailed}
      onClose={onClose}
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        «{producto.nombre}» dejará de aparecer en la plataforma, y su tienda recibe un aviso. Los pedidos que ya lo
        incluyen siguen en pie.
      </Typography>
    </ConfirmAction>
  );
}
