import Typography from '@mui/material/Typography';
import { PRODUCT_MESSAGES } from '@tuerca/contracts/products/products/messages';
import { ConfirmAction } from '@/ui/confirm-action';
import { useRemoveProduct } from './own-products.queries';

interface RemoveProductProps {
  producto: { _id: string; nombre: string };
  onClose: () => void;
}

/** Asks before a product is withdrawn for good. */
export function RemoveProduct({ producto, onClose }: RemoveProductProps) {
  const remove = useRemoveProduct();
  return (
    <ConfirmAction
      title="¿Eliminar este producto?"
      confirm="Eliminar"
      run={() => remove.mutateAsync(producto._id)}
      done={PRODUCT_MESSAGES.removed}
      error={PRODUCT_MESSAGES.removeFailed}
      onClose={onClose}
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        «{producto.nombre}» dejará de aparecer en la plataforma. Los pedidos que ya lo incluyen siguen en pie.
      </Typography>
    </ConfirmAction>
  );
}
