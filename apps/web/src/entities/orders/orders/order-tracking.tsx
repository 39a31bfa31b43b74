import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { COURIER_LABELS } from '@tuerca/contracts/auth/stores/couriers';
import type { Pedido } from '@tuerca/contracts/orders/orders/schemas';
import { opensParcel } from '@tuerca/contracts/orders/orders/tracking';
import { CopyButton } from '@/ui/copy-button';
import { LocalShippingOutlined } from '@/ui/icons/local-shipping-outlined';
import { OpenInNewRounded } from '@/ui/icons/open-in-new-rounded';

interface OrderTrackingProps {
  pedido: Pick<Pedido, 'courier' | 'numeroRastreo' | 'enlaceRastreo'>;
  /** Button beside the link to the courier's page. */
  action?: ReactNode;
}

/** Courier of the parcel, its number to copy, and the courier's page; renders nothing while neither is known. */
export function OrderTracking({ pedido: { courier, numeroRastreo, enlaceRastreo }, action }: OrderTrackingProps) {
  if (!courier && !numeroRastreo) return null;
  const name = courier && COURIER_LABELS[courier];
  const pasted = enlaceRastreo && !opensParcel(courier);
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 1.5,
        alignItems: 'flex-start',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        p: 1.5,
      }}
    >
      <LocalShippingOutlined aria-hidden sx={{ color: 'primary.main', mt: '2px' }} />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {name ?? 'Número de rastreo'}
        </Typography>
        {numeroRastreo && (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
            <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }}>
              {numeroRastreo}
            </Typography>
            <CopyButton compact text={numeroRastreo} what="la guía" />
          </Box>
        )}
        {pasted && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Copia la guía y pégala en la página de {name}.
          </Typography>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: enlaceRastreo || action ? 0.5 : 0 }}>
          {enlaceRastreo && (
            <Button
              component="a"
              href={enlaceRastreo}
              target="_blank"
              rel="noopener"
              size="small"
              variant="outlined"
              endIcon={<OpenInNewRounded />}
            >
              {pasted ? `Abrir la página de ${name}` : 'Rastrear el envío'}
            </Button>
          )}
          {action}
        </Box>
      </Box>
    </Box>
  );
}
