import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ROLE_LABELS, ROLES_PLAN } from '@tuerca/contracts/kernel/roles';
import { MEMBRESIA_MESSAGES } from '@tuerca/contracts/membresia/messages';
import type { PlanAdmin } from '@tuerca/contracts/membresia/schemas';
import { PlanCard, planGrid } from '@/entities/membresia/plan-card';
import { plural } from '@/lib/format';
import { StatusChip } from '@/ui/status-chip';

const Marks = ({ plan }: { plan: PlanAdmin }) => (
  <>
    {plan.destacado && <StatusChip label="Destacado" tone="info" />}
    <StatusChip label={plan.activo ? 'Activo' : 'Inactivo'} tone={plan.activo ? 'success' : 'neutral'} />
  </>
);
const held = ({ basico, suscripciones, pendientes }: PlanAdmin): string =>
  basico
    ? 'Lo tiene quien no tiene suscripción.'
    : `${plural(suscripciones, 'suscripción activa', 'suscripciones activas')}${
        pendientes ? `, ${pendientes} por confirmar` : ''
      }.`;

/** Whether somebody has a plan or waits for it: such a plan is not deleted, and its card says by whom it is held. */
const isHeld = ({ suscripciones, pendientes }: PlanAdmin) => suscripciones + pendientes > 0;

interface PlanCardsProps {
  plans: readonly PlanAdmin[];
  onEdit: (plan: PlanAdmin) => void;
  onRemove: (plan: PlanAdmin) => void;
}

/** The plans by kind of account, each with who holds it. */
export const PlanCards = ({ plans, onEdit, onRemove }: PlanCardsProps) => (
  <Box sx={{ display: 'grid', gap: 3 }}>
    {ROLES_PLAN.filter((role) => plans.some(({ rolUsuario }) => rolUsuario === role)).map((role) => (
      <Box component="section" key={role} aria-label={`Planes: ${ROLE_LABELS[role]}`}>
        <Typography variant="h2" sx={{ typography: 'h3', mb: 1.5 }}>
          {ROLE_LABELS[role]}
        </Typography>
        <Box sx={planGrid}>
          {plans
            .filter(({ rolUsuario }) => rolUsuario === role)
            .map((plan) => (
              <PlanCard
                key={plan.codigo}
                plan={plan}
                marks={<Marks plan={plan} />}
                actions={
                  <>
                    <Button
                      size="small"
                      variant="outlined"
                      onClick={() => onEdit(plan)}
                      aria-label={`Editar el plan ${plan.nombre}, ${plan.codigo}`}
                    >
                      Editar
                    </Button>
                    {!plan.basico && !isHeld(plan) && (
                      <Button
                        size="small"
                        color="error"
                        onClick={() => onRemove(plan)}
                        aria-label={`Eliminar el plan ${plan.nombre}, ${plan.codigo}`}
                      >
                        Eliminar
                      </Button>
                    )}
                  </>
                }
              >
                <Typography variant="body2" sx={{ fontWeight: 600 }}>
                  {plan.codigo}
                  <Box component="span" sx={{ display: 'block', fontWeight: 400, color: 'text.secondary' }}>
                    {held(plan)}
                    {isHeld(plan) && !plan.basico && ` ${MEMBRESIA_MESSAGES.heldPlan}`}
                    {plan.serviciosRequeridos > 0 &&
                      ` Sin pagar con ${plural(plan.serviciosRequeridos, 'servicio completado', 'servicios completados')}.`}
                  </Box>
                </Typography>
              </PlanCard>
            ))}
        </Box>
      </Box>
    ))}
  </Box>
);
