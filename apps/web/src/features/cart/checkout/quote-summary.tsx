import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { wayName } from '@tuerca/contracts/auth/stores/ways';
import type { Cotizacion } from '@tuerca/contracts/cart/checkout/schemas';
import { shippingPrice } from '@tuerca/contracts/cart/checkout/shipping';
import { officeOfCourier } from '@tuerca/contracts/orders/orders/office-text';
import { toCentimos } from '@tuerca/contracts/venezuela/dinero';
import { ChosenInstallation } from '@/entities/cart/instalaciones/installation-card';
import type { InstallationChoice } from '@/entities/cart/instalaciones/installation-choice';
import { arrivalText } from '@/entities/orders/delivery/delivery-format';
import { RateNote } from '@/entities/platform/system/rate-note';
import { bs } from '@/lib/format';
import { Picture } from '@/ui/picture';
import { Precio } from '@/ui/precio';
import { scrollHint } from '@/ui/scroll-hint';
import { SummaryPanel } from '@/ui/summary-panel';

const Row = ({ label, monto }: { label: string; monto: string }) => (
  <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, py: 0.25, typography: 'body2' }}>
    <Box component="dt" sx={{ color: 'text.secondary' }}>
      {label}
    </Box>
    <Box component="dd" sx={{ m: 0, whiteSpace: 'nowrap', fontWeight: 600 }}>
      {monto}
    </Box>
  </Box>
);

const isPaidOnArrival = ({ tiendas }: Cotizacion): boolean =>
  tiendas.some(({ formaEnvio }) => formaEnvio?.pagoEnDestino);
const deliveryName = ({ taller, formaEnvio }: Cotizacion['tiendas'][number]): string =>
  taller ? `Entrega en ${taller}` : (officeOfCourier(formaEnvio) ?? (formaEnvio ? wayName(formaEnvio) : 'Delivery'));

/** The frozen figures: lines by store, delivery, total and the rate that they stand on. */
export const QuoteSummary = ({
  cotizacion,
  installation = null,
}: {
  cotizacion: Cotizacion;
  installation?: InstallationChoice | null;
}) => (
  <SummaryPanel total={cotizacion.total}>
    <Box
      tabIndex={0}
      role="group"
      aria-label="Productos de la compra"
      sx={{ ...scrollHint, maxHeight: 264, mx: -1, px: 1 }}
    >
      {cotizacion.tiendas.map((tienda) => (
        <Box key={tienda.tiendaId} sx={{ mb: 1.5 }}>
          <Typography variant="subtitle2" component="h3" sx={{ mb: 0.5 }}>
            {tienda.nombre}
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {tienda.items.map((item) => (
              <Box
                component="li"
                key={item.productoId}
                sx={{
                  display: 'grid',
                  gridTemplateColumns: '44px minmax(0, 1fr) auto',
                  gap: 1.25,
                  alignItems: 'center',
                  py: 0.75,
                }}
              >
                <Picture src={item.imagen} alt="" sizes="44px" ratio="1" />
                <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                  {item.cantidad} × {item.nombre}
                </Typography>
                <Typography variant="body2" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
                  {bs(item.subtotal)}
                </Typography>
              </Box>
            ))}
          </Box>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {tienda.tipo === 'retiro'
              ? `Retiro en tienda: ${tienda.direccion}`
              : `${deliveryName(tienda)}: ${tienda.formaEnvio?.pagoEnDestino ? 'pagas al recibir' : bs(tienda.envio)}`}
          </Typography>
          {tienda.llegada && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {arrivalText(tienda.llegada)}
            </Typography>
          )}
        </Box>
      ))}
    </Box>
    <Box component="dl" sx={{ m: 0, mt: 1, pt: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Row label="Subtotal" monto={bs(cotizacion.subtotal)} />
      <Row label="Envío" monto={shippingPrice(toCentimos(cotizacion.envio), isPaidOnArrival(cotizacion))} />
      {cotizacion.descuento > 0 && <Row label="Ahorras" monto={bs(cotizacion.descuento)} />}
      <Row label="IVA incluido" monto={bs(cotizacion.impuestos)} />
    </Box>
    <Box sx={{ borderTop: 1, borderColor: 'divider', mt: 1, pt: 1.5 }}>
      <Typography variant="subtitle2" component="p">
        Total a pagar
      </Typography>
      <Precio bs={cotizacion.total} usd={cotizacion.totalUSD} size="lg" />
      <Box sx={{ mt: 1 }}>
        <RateNote tasa={cotizacion.tasa} />
      </Box>
    </Box>
    {installation && (
      <Box component="section" aria-label="Instalación" sx={{ borderTop: 1, borderColor: 'divider', mt: 2, pt: 2 }}>
        <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
          Instalación
        </Typography>
        <ChosenInstallation choice={installation} />
      </Box>
    )}
  </SummaryPanel>
);
