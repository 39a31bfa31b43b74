import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Liquidacion } from '@tuerca/contracts/orders/comisiones/schemas';
import { bs, ref, shortDate } from '@/lib/format';
import { Fact, Facts } from '@/ui/facts';

interface PayoutFactsProps {
  liquidacion: Liquidacion;
  /** Note of the transfer. */
  nota?: string | null;
  /** Texts for an administrator instead of the business. */
  admin?: boolean;
  /** Label of the income. */
  earned?: string;
}

/** Label of the store's own transactions: refunds that it sent, less cash that it collected. */
function ownMoves(amount: number, admin: boolean): string {
  if (amount < 0)
    return admin ? 'Cobrado por la tienda, menos sus reembolsos' : 'Cobraste en tu tienda, menos reembolsos';
  return admin ? 'Reembolsos que envió la tienda' : 'Reembolsos que enviaste tú';
}

/** The amounts of a payout and its transfer. */
export function PayoutFacts({ liquidacion, nota, admin = false, earned = 'Ventas' }: PayoutFactsProps) {
  const { ventas, devoluciones, comisiones, reembolsos, total, referencia, fechaPago } = liquidacion;
  const amounts = [
    [earned, ventas],
    ['Devuelto a clientes', devoluciones],
    ['Comisiones', comisiones],
    ...(reembolsos.bs === 0 ? [] : [[ownMoves(reembolsos.bs, admin), reembolsos] as const]),
    [referencia ? 'Total transferido' : admin ? 'Total a transferir' : 'Total a transferirte', total],
  ] as const;
  return (
    <Box sx={{ mb: 3 }}>
      <Facts columns={amounts.length === 5 ? 3 : 4}>
        {amounts.map(([label, amount]) => (
          <Fact key={label} label={label}>
            {bs(amount.bs)}
            <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
              {ref(amount.usd)}
            </Typography>
          </Fact>
        ))}
        <Fact label="Transferencia">
          {referencia && fechaPago
            ? `Ref. ${referencia}, ${shortDate(fechaPago)}`
            : admin
              ? 'Pendiente'
              : 'Todavía no te la enviamos'}
        </Fact>
        {nota && <Fact label="Nota">{nota}</Fact>}
      </Facts>
    </Box>
  );
}
