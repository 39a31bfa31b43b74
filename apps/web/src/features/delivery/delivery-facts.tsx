import AssignmentReturnOutlined from '@mui/icons-material/AssignmentReturnOutlined';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import VerifiedUserOutlined from '@mui/icons-material/VerifiedUserOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { arrivalWindow, GENERAL_TRANSIT } from '@tuerca/contracts/checkout/arrival';
import { deliveryCost, deliveryJourney, type Tariffs } from '@tuerca/contracts/checkout/delivery';
import { DEFAULT_RETURN_DAYS, returnTerms } from '@tuerca/contracts/devoluciones/rules';
import type { Journey } from '@tuerca/contracts/instalaciones/rules';
import type { Producto } from '@tuerca/contracts/products/schemas';
import { statedConditions } from '@tuerca/contracts/products/stated';
import type { Tasa } from '@tuerca/contracts/system/schemas';
import { formatBs, formatRef, toBolivares } from '@tuerca/contracts/venezuela/dinero';
import type { ReactNode } from 'react';
import { usePlacePicker } from '../../entities/lugares/use-place-picker';
import { publicConfigQuery } from '../../entities/system/system.queries';
import { BROWSER_ONLY } from '../../lib/query-meta';
import { useNow } from '../../lib/use-now';
import { betweenInWords } from './arrival-words';

const Row = ({ icon, title, children }: { icon: ReactNode; title: ReactNode; children?: ReactNode }) => (
  <Box
    component="li"
    sx={{ display: 'flex', gap: 1.5, py: 1.25, '& > svg': { color: 'primary.main', mt: '2px', flex: 'none' } }}
  >
    {icon}
    <Box sx={{ minWidth: 0, flex: 1 }}>
      <Typography variant="body2" component="div" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      {children && (
        <Typography variant="body2" component="div" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {children}
        </Typography>
      )}
    </Box>
  </Box>
);

interface Parcel {
  producto: Producto;
  tasa: Tasa;
  tariffs: Tariffs;
}

/** 'Bs. 850,00 · Ref. $ 3,50' of sending one unit. */
const costOf = (journey: Journey, { producto: { pesoKg }, tasa, tariffs }: Parcel): string => {
  const cents = deliveryCost(journey, [{ pesoKg, cantidad: 1 }], tariffs);
  // Lines break between the amounts, never within one.
  return [formatBs(toBolivares(cents, tasa.valor)), formatRef(cents)]
    .map((one) => one.replaceAll(' ', '\u00A0'))
    .join(' · ');
};

/** What sending it costs and when it comes, for her place; without one, the way to say it. */
function Delivery({ producto, tasa }: { producto: Producto; tasa: Tasa }) {
  const { place, pick, dialog } = usePlacePicker();
  const now = useNow();
  const tariffs = useQuery({ ...publicConfigQuery(), meta: BROWSER_ONLY }).data?.envio;
  const journey = place && deliveryJourney(producto.tienda, place);
  const arrival = journey && arrivalWindow(GENERAL_TRANSIT[journey], now);
  return (
    <Row
      icon={<LocalShippingOutlined aria-hidden />}
      title={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, minHeight: 24 }}>
          <span>{place ? `Delivery a ${place.ciudad}, ${place.estado}` : 'Delivery a todo el país'}</span>
          {place !== undefined && (
            <Button
              size="small"
              onClick={pick}
              aria-haspopup="dialog"
              sx={{ my: -0.5, ml: -0.5, px: 0.5, minHeight: 32 }}
            >
              {place ? 'Cambiar' : 'Elegir ciudad'}
            </Button>
          )}
          {dialog}
        </Box>
      }
    >
      {/* Two lines from the first drawing on: costs and place are known in the browser alone. */}
      <Box sx={{ minHeight: { xs: 60, sm: 40 } }}>
        {tariffs &&
          (journey ? (
            <>
              {costOf(journey, { producto, tasa, tariffs })}
              <br />
              Llega {betweenInWords(arrival!)}
            </>
          ) : (
            <>
              En {producto.tienda.ciudad}: {costOf('local', { producto, tasa, tariffs })}
              <br />
              Otras ciudades: {costOf('nacional', { producto, tasa, tariffs })}
            </>
          ))}
      </Box>
    </Row>
  );
}

/** How a product comes to her, and what holds if it is not right. */
export function DeliveryFacts({ producto, tasa }: { producto: Producto; tasa: Tasa }) {
  const stated = statedConditions(producto.especificaciones);
  const { ciudad, estado } = producto.tienda;
  return (
    <Card component="section" aria-label="Entrega, devolución y garantía" sx={{ px: 2, py: 0.75 }}>
      <Box
        component="ul"
        sx={{ listStyle: 'none', m: 0, p: 0, '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
      >
        <Delivery producto={producto} tasa={tasa} />
        <Row icon={<StorefrontOutlined aria-hidden />} title="Retiro gratis en la tienda">
          {[ciudad, estado].filter(Boolean).join(', ')}, al día siguiente de tu compra
        </Row>
        <Row icon={<AssignmentReturnOutlined aria-hidden />} title={returnTerms(stated)}>
          Si llega defectuoso o no es lo que pediste, tienes al menos {DEFAULT_RETURN_DAYS} días, y te devolvemos
          también el envío.
        </Row>
        <Row
          icon={<VerifiedUserOutlined aria-hidden />}
          title={stated.garantia ? `Garantía: ${stated.garantia}` : 'Sin garantía indicada por la tienda'}
        />
      </Box>
    </Card>
  );
}
