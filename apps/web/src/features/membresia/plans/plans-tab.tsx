import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MEMBRESIA_MESSAGES } from '@tuerca/contracts/membresia/messages';
import type { PlanAdmin } from '@tuerca/contracts/membresia/schemas';
import { planGrid } from '@/entities/membresia/plan-card';
import { ConfirmAction } from '@/ui/confirm-action';
import { DataState } from '@/ui/data-state';
import { EmptyState } from '@/ui/empty-state';
import { AddRounded } from '@/ui/icons/add-rounded';
import { AutoAwesomeOutlined } from '@/ui/icons/auto-awesome-outlined';
import { WorkspacePremiumOutlined } from '@/ui/icons/workspace-premium-outlined';
import { onDemand } from '@/ui/on-demand';
import { plansQuery, useMakeDefaults, useRemovePlan } from './memberships.queries';
import { PlanCards } from './plan-cards';

const PlanDialog = onDemand(async () => (await import('./plan-dialog')).PlanDialog);

type Open = { dialog: 'new' } | { dialog: 'defaults' } | { dialog: 'edit' | 'remove'; plan: PlanAdmin } | null;

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
        {(plans) => (
          <PlanCards
            plans={plans}
            onEdit={(plan) => setOpen({ dialog: 'edit', plan })}
            onRemove={(plan) => setOpen({ dialog: 'remove', plan })}
          />
        )}
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
