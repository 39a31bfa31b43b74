import { AddRounded } from '../../ui/icons/add-rounded';
import { AutoAwesomeOutlined } from '../../ui/icons/auto-awesome-outlined';
import { WorkspacePremiumOutlined } from '../../ui/icons/workspace-premium-outlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { ROLE_LABELS } from '@tuerca/contracts/kernel/roles';
import { MEMBRESIA_MESSAGES } from '@tuerca/contracts/membresia/messages';
import { ROLES_PLAN } from '@tuerca/contracts/membresia/rules';
import type { PlanAdmin } from '@tuerca/contracts/membresia/schemas';
import { useState } from 'react';
import { PlanCard, planGrid } from '../../entities/membresia/plan-card';
import { plural } from '../../lib/format';
import { ConfirmAction } from '../../ui/confirm-action';
import { DataState } from '../../ui/data-state';
import { EmptyState } from '../../ui/empty-state';
import { onDemand } from '../../ui/on-demand';
import { StatusChip } from '../../ui/status-chip';
import { plansQuery, useMakeDefaults, useRemovePlan } from './memberships.queries';

const PlanDialog = onDemand(async () => (await import('./plan-dialog')).PlanDialog);

type Open = { dialog: 'new' } | { dialog: 'defaults' } | { dialog: 'edit' | 'remove'; plan: PlanAdmin } | null;

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

const Cards = ({ plans, onOpen }: { plans: readonly PlanAdmin[]; onOpen: (open: Open) => void }) => (
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
                      onClick={() => onOpen({ dialog: 'edit', plan })}
                      aria-label={`Editar el plan ${plan.nombre}, ${plan.codigo}`}
                    >
                      Editar
                    </Button>
                    {!plan.basico && (
                      <Button
                        size="small"
                        color="error"
                        onClick={() => onOpen({ dialog: 'remove', plan })}
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

const PlansSkeleton = () => (
  <Box sx={planGrid}>
    {[0, 1, 2].map((n) => (
      <Skeleton key={n} variant="rounded" height={320} />
    ))}
  </Box>
);

/** All plans by kind of account; making, changing and deleting them. */
export function PlansTab() {
  const query = useQuery(plansQuery());
  const [open, setOpen] = useState<Open>(null);
  const remove = useRemovePlan();
  const defaults = useMakeDefaults();
  const close = () => setOpen(null);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        <Button variant="contained" startIcon={<AddRounded />} onClick={() => setOpen({ dialog: 'new' })}>
          Nuevo plan
        </Button>
        <Button variant="outlined" startIcon={<AutoAwesomeOutlined />} onClick={() => setOpen({ dialog: 'defaults' })}>
          Crear planes por defecto
        </Button>
      </Box>
      <DataState
        query={query}
        skeleton={<PlansSkeleton />}
        error={MEMBRESIA_MESSAGES.plansFailed}
        isEmpty={(plans) => plans.length === 0}
        empty={
          <EmptyState
            icon={<WorkspacePremiumOutlined sx={{ fontSize: 34 }} />}
            title="Todavía no hay planes"
            text="Crea el primero, o comienza con los planes por defecto."
          />
        }
      >
        {(plans) => <Cards plans={plans} onOpen={setOpen} />}
      </DataState>
      {open?.dialog === 'new' && <PlanDialog onClose={close} />}
      {open?.dialog === 'edit' && <PlanDialog plan={open.plan} onClose={close} />}
      {open?.dialog === 'remove' && (
        <ConfirmAction
          title={`¿Eliminar el plan ${open.plan.nombre}?`}
          confirm="Sí, eliminar"
          run={() => remove.mutateAsync(open.plan.codigo)}
          done={MEMBRESIA_MESSAGES.planRemoved}
          error={MEMBRESIA_MESSAGES.removeFailed}
          onClose={close}
        >
          Solo se puede eliminar un plan que nadie tiene. Esta acción no se puede deshacer.
        </ConfirmAction>
      )}
      {open?.dialog === 'defaults' && (
        <ConfirmAction
          title="¿Crear los planes por defecto?"
          confirm="Crear planes"
          danger={false}
          run={() => defaults.mutateAsync(undefined)}
          done={MEMBRESIA_MESSAGES.defaultsMade}
          error={MEMBRESIA_MESSAGES.saveFailed}
          onClose={close}
        >
          Se crean los que faltan. Los planes básicos que nadie ha cambiado reciben sus límites: a los negocios que los
          pasen se les oculta lo más reciente hasta que mejoren su plan.
        </ConfirmAction>
      )}
    </>
  );
}
