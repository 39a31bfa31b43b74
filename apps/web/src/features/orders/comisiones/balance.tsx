import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Importe, Ingresos } from '@tuerca/contracts/orders/comisiones/schemas';
import { bs, plural, ref } from '@/lib/format';
import { Panel } from '@/ui/panel';
import { useIncomeOf } from './use-income-of';

interface LineProps {
  label: string;
  text: string;
  amount: Importe;
}

const Line = ({ label, text, amount }: LineProps) => (
  <Box
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: 2,
      py: 1.25,
      borderBottom: 1,
      borderColor: 'divider',
      '&:last-child': { borderBottom: 0 },
    }}
  >
    <Box component="dt" sx={{ flex: '1 1 170px', minWidth: 0 }}>
      <Typography sx={{ fontWeight: 600 }}>{label}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {text}
      </Typography>
    </Box>
    <Box component="dd" sx={{ m: 0, textAlign: { sm: 'right' } }}>
      <Typography sx={{ fontWeight: 700, whiteSpace: 'nowrap' }}>{bs(amount.bs)}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {ref(amount.usd)}
      </Typography>
    </Box>
  </Box>
);

/** Balance that Tuerca owes the business, by stage of payment. */
export const Balance = ({ income: { saldo, comision } }: { income: Ingresos }) => {
  const { of } = useIncomeOf();
  return (
    <Panel title="Tu saldo">
      <Box component="dl" sx={{ m: 0, mt: -1.25 }}>
        <Line label="Por liquidar" text="Entra en tu próxima liquidación" amount={saldo.porLiquidar} />
        {of === 'store' && (
          <Line
            label="En espera"
            text={
              comision.dias === 0
                ? 'Se libera cuando el pedido llega al cliente'
                : `Se libera ${plural(comision.dias, 'día', 'días')} después de la entrega`
            }
            amount={saldo.retenido}
          />
        )}
        <Line label="Por pagar" text="Liquidaciones cerradas que falta transferirte" amount={saldo.porPagar} />
        <Line label="Pagado" text="Todo lo que ya te transferimos" amount={saldo.pagado} />
      </Box>
    </Panel>
  );
};
