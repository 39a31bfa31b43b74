import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { sentence } from '@tuerca/contracts/kernel/sentence';
import { PRODUCT_MESSAGES } from '@tuerca/contracts/products/products/messages';
import {
  type CambioPrecios,
  MAX_PRICES_AT_ONCE,
  PRICE_UNDO_HOURS,
} from '@tuerca/contracts/products/products/price-change';
import { formatFechaHora } from '@tuerca/contracts/venezuela/caracas';
import { useNow } from '@/lib/use-now';
import { ConfirmAction } from '@/ui/confirm-action';
import { DataState } from '@/ui/data-state';
import { Panel } from '@/ui/panel';
import { usePriceChanges, useUndoPrices } from './own-prices.queries';
import { productsText, ruleText } from './price-format';

const when = (iso: string): string => formatFechaHora(new Date(iso));

const canUndo = ({ enCurso, deshechoEn, hasta }: CambioPrecios, now: Date): boolean =>
  !enCurso && !deshechoEn && new Date(hasta) > now;

function standing(change: CambioPrecios, now: Date): string {
  const { enCurso, deshechoEn, omitidos, conservados, hasta } = change;
  if (enCurso) return enCurso === 'aplicando' ? 'En curso' : 'Los precios de antes están volviendo';
  const left = omitidos
    ? `${productsText(omitidos)} ${omitidos === 1 ? 'cambió mientras tanto y conservó' : 'cambiaron mientras tanto y conservaron'} su precio. `
    : '';
  if (!deshechoEn)
    return left + (canUndo(change, now) ? `Puedes deshacerlo hasta el ${when(hasta)}` : 'Ya no se puede deshacer');
  const kept = conservados.length ? `; ${productsText(conservados.length)} conservaron su precio` : '';
  return `Deshecho el ${when(deshechoEn)}${kept}`;
}

interface ChangeProps {
  change: CambioPrecios;
  /** One change at a time: while another is being written, none can be undone. */
  isBusy: boolean;
  onUndo: () => void;
}

function Change({ change, isBusy, onUndo }: ChangeProps) {
  const now = useNow();
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1,
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0, pt: 0 },
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>
          {ruleText(change.cambio)} · {productsText(change.total - change.omitidos)}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {sentence(`${when(change.fecha)}. ${standing(change, now)}.`)}
        </Typography>
      </Box>
      {!isBusy && canUndo(change, now) && (
        <Button
          variant="outlined"
          onClick={onUndo}
          aria-label={`Deshacer: ${ruleText(change.cambio)}, ${when(change.fecha)}`}
        >
          Deshacer
        </Button>
      )}
    </Box>
  );
}

/** The latest changes, each with its way back while there is one. */
export function PriceHistory() {
  const query = usePriceChanges();
  const undo = useUndoPrices();
  const [asked, setAsked] = useState<CambioPrecios | null>(null);
  return (
    <Panel title="Cambios de precios" text={`Cada uno se puede deshacer durante ${PRICE_UNDO_HOURS} horas.`}>
      <DataState
        query={query}
        skeleton={<Skeleton variant="rectangular" height={96} sx={{ borderRadius: 1 }} />}
        error={PRODUCT_MESSAGES.priceHistoryFailed}
        empty={<Typography sx={{ color: 'text.secondary' }}>Todavía no has cambiado precios en grupo.</Typography>}
      >
        {(changes) => (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {changes.map((change) => (
              <Change
                key={change._id}
                change={change}
                isBusy={changes.some(({ enCurso }) => enCurso)}
                onUndo={() => setAsked(change)}
              />
            ))}
          </Box>
        )}
      </DataState>
      {asked && (
        <ConfirmAction
          title="¿Devolver los precios de antes?"
          confirm="Devolver precios"
          danger={false}
          run={() => undo.mutateAsync(asked._id)}
          done={asked.total > MAX_PRICES_AT_ONCE ? PRODUCT_MESSAGES.pricesReturning : PRODUCT_MESSAGES.pricesUndone}
          error={PRODUCT_MESSAGES.undoFailed}
          onClose={() => setAsked(null)}
        >
          <Typography>
            {productsText(asked.total - asked.omitidos)} {asked.total === 1 ? 'vuelve' : 'vuelven'} al precio que{' '}
            {asked.total === 1 ? 'tenía' : 'tenían'} antes. Los que cambiaste después a mano se quedan como están.
          </Typography>
        </ConfirmAction>
      )}
    </Panel>
  );
}
