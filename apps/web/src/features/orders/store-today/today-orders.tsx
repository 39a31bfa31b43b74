import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { orderText } from '@tuerca/contracts/orders/orders/client-text';
import { deadlineText } from '@tuerca/contracts/orders/store-dashboard/deadlines';
import type { PedidoDeHoy } from '@tuerca/contracts/orders/store-dashboard/today';
import { plural } from '@/lib/format';
import { paths } from '@/lib/paths';
import { useNow } from '@/lib/use-now';
import { whatsappHref } from '@/lib/whatsapp';
import { ChatRounded } from '@/ui/icons/chat-rounded';
import { TodayGroup, TodayLine } from './today-group';

/** Selection and step of a group of orders. */
export interface OrderStep {
  chosen: ReadonlySet<string>;
  onChoose: (ids: ReadonlySet<string>) => void;
  onStep?: (pedidos: string[]) => void;
  busy: boolean;
}
interface OrdersProps extends OrderStep {
  title: string;
  nothing: string;
  waiting: { total: number; filas: PedidoDeHoy[] };
  /** Label of the button. */
  step: (pedido: PedidoDeHoy) => string;
  /** More data are needed: a courier, a tracking number, the payment. Such orders go one by one. */
  asksMore?: (pedido: PedidoDeHoy) => boolean;
  /** Asks for them here; without it the button leads to the order. */
  onAsk?: (pedido: PedidoDeHoy) => void;
  /** Orders that go one by one can be chosen to print their documents. */
  papers?: boolean;
}

const describe = ({ cliente, producto, lineas, unidades, tipoEntrega }: PedidoDeHoy) =>
  [
    cliente,
    `${producto}${lineas > 1 ? ` y ${lineas - 1} más` : ''}`,
    plural(unidades, 'unidad', 'unidades'),
    tipoEntrega === 'retiro' ? 'retira en tienda' : 'con envío',
  ].join(' · ');

/** WhatsApp chat with the buyer; renders nothing for a number that is not mobile. */
function Chat({ pedido }: { pedido: PedidoDeHoy }) {
  const href = whatsappHref(pedido.telefono, orderText(pedido));
  if (!href) return null;
  return (
    <IconButton
      component="a"
      color="primary"
      href={href}
      target="_blank"
      rel="noopener"
      aria-label={`WhatsApp a ${pedido.cliente}: pedido ${pedido.numero}`}
      sx={{ width: 44, height: 44 }}
    >
      <ChatRounded />
    </IconButton>
  );
}

/** Orders that wait at one step, chosen one by one or all at once. */
export function TodayOrders(props: OrdersProps) {
  const { title, nothing, waiting, chosen, onChoose, onStep, busy, step, asksMore, onAsk, papers } = props;
  const now = useNow();
  const { total, filas } = waiting;
  const mayChoose = (pedido: PedidoDeHoy) => !!papers || !asksMore?.(pedido);
  const choosable = filas.filter(mayChoose);
  const all = choosable.every(({ _id }) => chosen.has(_id));
  const toggle = (ids: string[], on: boolean) => {
    const next = new Set(chosen);
    for (const id of ids) {
      if (on) next.add(id);
      else next.delete(id);
    }
    onChoose(next);
  };
  const chooseAll = () =>
    toggle(
      choosable.map(({ _id }) => _id),
      !all,
    );
  return (
    <TodayGroup
      title={title}
      total={total}
      shown={filas.length}
      nothing={nothing}
      action={
        choosable.length > 0 && (
          <Button
            onClick={chooseAll}
            aria-label={`${all ? 'Quitar' : 'Elegir'} todo: ${title}`}
            sx={{ minHeight: 44, ml: 'auto', px: 1, mr: -1 }}
          >
            {all ? 'Quitar todo' : 'Elegir todo'}
          </Button>
        )
      }
    >
      {filas.map((pedido) => {
        const { _id, numero, vence } = pedido;
        const deadline = new Date(vence);
        const name = { 'aria-label': `${step(pedido)}: pedido ${numero}` };
        return (
          <TodayLine
            key={_id}
            box={
              mayChoose(pedido) && (
                <Checkbox
                  checked={chosen.has(_id)}
                  onChange={(_, on) => toggle([_id], on)}
                  slotProps={{ input: { 'aria-label': `Elegir el pedido ${numero}` } }}
                  sx={{ width: 44, height: 44 }}
                />
              )
            }
            title={
              <MuiLink component={Link} to={paths.storeOrder(_id)}>
                {numero}
              </MuiLink>
            }
            text={describe(pedido)}
            deadline={{ text: deadlineText(deadline, now), late: deadline <= now }}
            contact={<Chat pedido={pedido} />}
            step={
              asksMore?.(pedido) && !onAsk ? (
                <Button variant="outlined" component={Link} to={paths.storeOrder(_id)} {...name} sx={{ minHeight: 44 }}>
                  {step(pedido)}
                </Button>
              ) : (
                <Button
                  variant="outlined"
                  disabled={busy}
                  onClick={() => (asksMore?.(pedido) ? onAsk?.(pedido) : onStep?.([_id]))}
                  {...name}
                  sx={{ minHeight: 44 }}
                >
                  {step(pedido)}
                </Button>
              )
            }
          />
        );
      })}
    </TodayGroup>
  );
}
