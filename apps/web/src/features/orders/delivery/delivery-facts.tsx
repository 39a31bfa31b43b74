import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { EntregaTienda } from '@tuerca/contracts/auth/stores/delivery';
import { DEFAULT_RETURN_DAYS, returnTerms } from '@tuerca/contracts/orders/devoluciones/rules';
import type { Tasa } from '@tuerca/contracts/platform/system/schemas';
import type { Producto } from '@tuerca/contracts/products/products/schemas';
import { statedConditions } from '@tuerca/contracts/products/products/stated';
import { AssignmentReturnOutlined } from '@/ui/icons/assignment-return-outlined';
import { StorefrontOutlined } from '@/ui/icons/storefront-outlined';
import { VerifiedUserOutlined } from '@/ui/icons/verified-user-outlined';
import { DeliveryRow } from './delivery-row';
import { FactRow } from './fact-row';

const pickUpDay = ({ diasPreparacion: days }: EntregaTienda): string =>
  days === 0 ? 'al día siguiente de tu compra' : `${days + 1} días hábiles después de tu compra`;

/** Delivery of a product, and the conditions for returns and warranty. */
export function DeliveryFacts({ producto, tasa }: { producto: Producto; tasa: Tasa }) {
  const stated = statedConditions(producto.especificaciones);
  const { ciudad, estado, entrega } = producto.tienda;
  return (
    <Card component="section" aria-label="Entrega, devolución y garantía" sx={{ px: 2, py: 0.75 }}>
      <Box
        component="ul"
        sx={{ listStyle: 'none', m: 0, p: 0, '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
      >
        <DeliveryRow producto={producto} tasa={tasa} />
        {entrega.retiro && (
          <FactRow icon={<StorefrontOutlined aria-hidden />} title="Retiro gratis en la tienda">
            {[ciudad, estado].filter(Boolean).join(', ')}, {pickUpDay(entrega)}
          </FactRow>
        )}
        <FactRow icon={<AssignmentReturnOutlined aria-hidden />} title={returnTerms(stated)}>
          Si llega defectuoso o no es lo que pediste, tienes al menos {DEFAULT_RETURN_DAYS} días, y te devolvemos
          también el envío.
        </FactRow>
        <FactRow
          icon={<VerifiedUserOutlined aria-hidden />}
          title={stated.garantia ? `Garantía: ${stated.garantia}` : 'Sin garantía indicada por la tienda'}
        />
      </Box>
    </Card>
  );
}
