import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { deadlineText } from '@tuerca/contracts/orders/store-dashboard/deadlines';
import type { Hoy } from '@tuerca/contracts/orders/store-dashboard/today';
import { plural } from '@/lib/format';
import { paths } from '@/lib/paths';
import { useMayCall } from '@/lib/use-may-call';
import { useNow } from '@/lib/use-now';
import { TODAY_CALLS } from './store-today.queries';
import { TodayGroup, TodayLine } from './today-group';

/** Questions of clients, each led to where it is answered. */
export function TodayQuestions({ waiting: { total, filas } }: { waiting: Hoy['porResponder'] }) {
  const now = useNow();
  return (
    <TodayGroup title="Por responder" total={total} shown={filas.length} nothing="No hay preguntas sin respuesta.">
      {filas.map(({ _id, productoId, producto, texto, vence }) => {
        const deadline = new Date(vence);
        return (
          <TodayLine
            key={_id}
            title={texto}
            text={producto}
            deadline={{ text: deadlineText(deadline, now), late: deadline <= now }}
            step={
              <Button
                variant="outlined"
                component={Link}
                to={paths.product(productoId)}
                aria-label={`Responder: ${texto}`}
                sx={{ minHeight: 44 }}
              >
                Responder
              </Button>
            }
          />
        );
      })}
    </TodayGroup>
  );
}

/** Products at or below their minimum. */
export function TodayStock({ waiting: { total, filas } }: { waiting: Hoy['porAgotarse'] }) {
  const mayRestock = useMayCall()(TODAY_CALLS.restock);
  return (
    <TodayGroup title="Se está agotando" total={total} shown={filas.length} nothing="Tu inventario está al día.">
      {filas.map(({ _id, nombre, sku, stock }) => (
        <TodayLine
          key={_id}
          title={nombre}
          text={[
            sku,
            stock === 0 ? 'Agotado' : `${stock === 1 ? 'Queda' : 'Quedan'} ${plural(stock, 'unidad', 'unidades')}`,
          ]
            .filter(Boolean)
            .join(' · ')}
          step={
            mayRestock && (
              <Button
                variant="outlined"
                component={Link}
                to={paths.storeProduct(_id)}
                aria-label={`Reponer: ${nombre}`}
                sx={{ minHeight: 44 }}
              >
                Reponer
              </Button>
            )
          }
        />
      ))}
    </TodayGroup>
  );
}
