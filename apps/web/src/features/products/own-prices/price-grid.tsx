import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { PRODUCT_MESSAGES } from '@tuerca/contracts/products/products/messages';
import { paths } from '@/lib/paths';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { DataState } from '@/ui/data-state';
import { EmptyState } from '@/ui/empty-state';
import { Form } from '@/ui/form/form';
import { goOn, hintNext } from '@/ui/form/next-field';
import { priceGridQuery } from './own-prices.queries';
import { RISING_PRICES } from './price-format';
import { PriceLine } from './price-line';
import { PriceLines } from './price-preview';
import type { PriceScope } from './price-scope';
import { SaveBar } from './save-bar';
import type { PriceEditsState } from './use-price-edits';
import { useSavingPrices } from './use-saving-prices';

const Waiting = () => (
  <Box sx={{ display: 'grid', gap: 1 }}>
    {[1, 2, 3, 4, 5, 6].map((n) => (
      <Skeleton key={n} variant="rectangular" height={72} sx={{ borderRadius: '10px' }} />
    ))}
  </Box>
);
const Nothing = () => (
  <EmptyState
    title={PRODUCT_MESSAGES.empty}
    text="Elige otros productos en tu lista."
    action={
      <Button component={Link} to={paths.storeProducts()} variant="contained">
        Ir a mis productos
      </Button>
    }
  />
);

/** Selects the old price when its field is entered, so that the new one is typed over it. */
function useTypeOver() {
  const entered = useRef<EventTarget | null>(null);
  return {
    onFocus: (event: React.FocusEvent) => {
      hintNext(event);
      if (!(event.target instanceof HTMLInputElement)) return;
      entered.current = event.target;
      event.target.select();
    },
    // The press that enters a field puts the caret into it afterwards.
    onClick: ({ target }: React.MouseEvent) => {
      if (target === entered.current && target instanceof HTMLInputElement) target.select();
      entered.current = null;
    },
  };
}

interface PriceGridProps {
  scope: PriceScope;
  tasa: number;
  edits: PriceEditsState;
}

/** Prices typed one by one: Enter leads to the next, one button saves all; what was not taken stays, with the reason beside it. */
export function PriceGrid({ scope, tasa, edits }: PriceGridProps) {
  const query = useInfiniteQuery(priceGridQuery(scope));
  const { lines, asked, send, submit, close } = useSavingPrices(edits);
  const typeOver = useTypeOver();
  const count = edits.typed.size;
  const listed = new Set(query.data?.pages.flatMap(({ rows }) => rows.map(({ _id }) => _id)));
  // A product that left the list, or stands on a page that is not loaded, keeps what was typed.
  const elsewhere = [...edits.typed.values()].filter(({ row }) => !listed.has(row._id));
  return (
    <DataState
      query={query}
      skeleton={<Waiting />}
      error={PRODUCT_MESSAGES.loadFailed}
      retry="Intentar de nuevo"
      empty={<Nothing />}
      isEmpty={({ pages }) => pages[0]!.rows.length === 0 && count === 0}
    >
      {({ pages }) => (
        <Form aria-label="Precios uno por uno" onSubmit={submit} onKeyDown={goOn} {...typeOver}>
          <Paper
            ref={lines}
            component="ul"
            variant="outlined"
            sx={{
              listStyle: 'none',
              m: 0,
              px: { xs: 1.5, sm: 2 },
              py: 0.5,
              // The field that takes the focus stands above the bar, with the reason below it.
              '& input': { scrollMarginBlock: '80px 190px' },
            }}
          >
            {[...elsewhere.map(({ row }) => row), ...pages.flatMap(({ rows }) => rows)].map((row) => (
              <PriceLine key={row._id} row={row} edits={edits} />
            ))}
          </Paper>
          {query.hasNextPage && (
            <Button
              fullWidth
              loading={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
              sx={{ mt: 1, minHeight: 44 }}
            >
              Ver más productos
            </Button>
          )}
          <SaveBar count={count} busy={edits.busy} />
          {asked && (
            <ConfirmDialog
              open
              title={PRODUCT_MESSAGES.risesTitle}
              confirm={PRODUCT_MESSAGES.risesConfirm}
              cancel="Corregir"
              onConfirm={() => void send()}
              onClose={close}
            >
              <Typography variant="body2">{PRODUCT_MESSAGES.risesText}</Typography>
              <PriceLines lineas={asked.ejemplos} tasa={tasa} label={RISING_PRICES} />
            </ConfirmDialog>
          )}
        </Form>
      )}
    </DataState>
  );
}
