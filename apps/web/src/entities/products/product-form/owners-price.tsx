import Typography from '@mui/material/Typography';
import { PRODUCT_MESSAGES } from '@tuerca/contracts/products/products/messages';
import type { OwnProductoDetail } from '@tuerca/contracts/products/products/own-schemas';
import { Panel } from '@/ui/panel';
import { Precio } from '@/ui/precio';

/** The price for whoever may not set it, and why. */
export function OwnersPrice({ producto }: { producto: OwnProductoDetail | undefined }) {
  return (
    <Panel title="Precio" text={PRODUCT_MESSAGES.ownersPrices}>
      {producto && producto.precio > 0 ? (
        <Precio
          bs={producto.precioFinalBs}
          usd={producto.precioFinal}
          originalBs={producto.precioOriginalBs}
          porcentaje={producto.porcentaje}
          size="sm"
        />
      ) : (
        <Typography>Sin precio: queda como borrador hasta que lo tenga.</Typography>
      )}
    </Panel>
  );
}
