import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { MEMBRESIA_MESSAGES } from '@tuerca/contracts/membresia/messages';
import { isLesserPlan, LIMIT_LABELS } from '@tuerca/contracts/membresia/rules';
import type { MiPlan, PlanOfrecido } from '@tuerca/contracts/membresia/schemas';
import { PlanCard, planGrid } from '@/entities/membresia/plan-card';
import { plural } from '@/lib/format';
import { ConfirmAction } from '@/ui/confirm-action';
import { onDemand } from '@/ui/on-demand';
import { StatusChip } from '@/ui/status-chip';
import { useEarnPlan } from './my-plan.queries';

const PayDialog = onDemand(async () => (await import('./pay-dialog')).PayDialog);

type Open = { dialog: 'pay' | 'earn'; plan: PlanOfrecido } | null;

/** True of a plan that allows less than the one that holds. */
const isLesser = ({ limites, rolUsuario }: PlanOfrecido, { plan }: MiPlan): boolean =>
  isLesserPlan(rolUsuario, limites, plan.limites);
/** True of a plan other than the present one that allows no less: it may stand out. */
const isBetter = (plan: PlanOfrecido, mine: MiPlan): boolean =>
  plan.codigo !== mine.plan.codigo && !isLesser(plan, mine);

/** Text on her things that a plan has room for or would hide; null for a plan without room to speak of. */
function roomFor({ limites, codigo }: PlanOfrecido, { uso, plan }: MiPlan): string | null {
  const all = uso.map(({ limite, usados, ocultos }) => ({ limite, had: usados + ocultos, max: limites[limite] }));
  const tight = all.filter(({ had, max }) => max !== null && had > max);
  if (codigo === plan.codigo || !all.some(({ had }) => had > 0)) return null;
  const named = (list: typeof all) => list.map(({ had, limite }) => plural(had, ...LIMIT_LABELS[limite])).join(' y ');
  if (!tight.length) return `Alcanza para lo que tienes: ${named(all.filter(({ had }) => had > 0))}.`;
  const hidden = tight.reduce((sum, { had, max }) => sum + had - (max ?? had), 0);
  return `Tienes ${named(tight)}: con este plan ${plural(hidden, 'quedaría oculto', 'quedarían ocultos')}.`;
}

/** Text on the earned progress towards a plan. */
function earnedProgress(plan: PlanOfrecido, mine: MiPlan): string | null {
  const { serviciosRequeridos: required } = plan;
  const { saldo } = mine.meritos;
  if (!required || isLesser(plan, mine)) return null;
  const services = plural(required, 'servicio completado', 'servicios completados');
  return saldo >= required
    ? `Lo puedes tomar sin pagar: usa ${services} de los ${saldo} que tienes.`
    : `O gratis con ${services}: llevas ${saldo}.`;
}

/** Plans for my kind of business: paying for one, renewing mine, taking one that I have earned. */
export function PlanChoice({ mine }: { mine: MiPlan }) {
  const [open, setOpen] = useState<Open>(null);
  const earn = useEarnPlan();
  const close = () => setOpen(null);
  const { destinatario, suscripcion, solicitud } = mine;
  const actionsOf = (plan: PlanOfrecido) => {
    const present = plan.codigo === mine.plan.codigo;
    if (plan.basico || (present && !suscripcion?.fechaFin)) return null;
    const earned = plan.serviciosRequeridos > 0 && mine.meritos.saldo >= plan.serviciosRequeridos;
    return (
      <>
        <Button
          variant={(plan.destacado && isBetter(plan, mine)) || present ? 'contained' : 'outlined'}
          disabled={!!solicitud || !destinatario || plan.precio === 0}
          onClick={() => setOpen({ dialog: 'pay', plan })}
        >
          {present ? 'Renovar' : `Elegir ${plan.nombre}`}
        </Button>
        {earned && (
          <Button onClick={() => setOpen({ dialog: 'earn', plan })} aria-label={`Tomar ${plan.nombre} sin pagar`}>
            Tomar sin pagar
          </Button>
        )}
      </>
    );
  };
  return (
    <>
      <Box sx={planGrid}>
        {mine.planes.map((plan) => (
          <PlanCard
            key={plan.codigo}
            plan={plan}
            recommended={plan.destacado && isBetter(plan, mine)}
            marks={plan.codigo === mine.plan.codigo && <StatusChip label="Tu plan" tone="success" />}
            actions={actionsOf(plan)}
          >
            {isLesser(plan, mine) && <Typography variant="body2">Permite menos que tu plan.</Typography>}
            {roomFor(plan, mine) && <Typography variant="body2">{roomFor(plan, mine)}</Typography>}
            {earnedProgress(plan, mine) && (
              <Typography variant="body2" sx={{ fontWeight: 600 }}>
                {earnedProgress(plan, mine)}
              </Typography>
            )}
          </PlanCard>
        ))}
      </Box>
      {open?.dialog === 'pay' && destinatario && (
        <PayDialog
          plan={open.plan}
          tasa={mine.tasa}
          destinatario={destinatario}
          renews={open.plan.codigo === mine.plan.codigo}
          onClose={close}
        />
      )}
      {open?.dialog === 'earn' && (
        <ConfirmAction
          title={`¿Tomar el plan ${open.plan.nombre} sin pagar?`}
          confirm="Sí, tomarlo"
          run={() => earn.mutateAsync(open.plan.codigo)}
          done={MEMBRESIA_MESSAGES.earned}
          error={MEMBRESIA_MESSAGES.myPlanChangeFailed}
          onClose={close}
        >
          Se descuentan {plural(open.plan.serviciosRequeridos, 'servicio completado', 'servicios completados')} de los
          tuyos. Comienza ahora mismo.
        </ConfirmAction>
      )}
    </>
  );
}
