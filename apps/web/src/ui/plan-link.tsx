import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { isCode } from '@/lib/api-error';
import { paths } from '@/lib/paths';
import { useRole } from '@/lib/session';

/** Where somebody who met a limit of the plan finds another one; nothing for other errors and roles without a page of it. */
export function PlanLink({ error }: { error: unknown }) {
  const role = useRole();
  const to = role === 'store' ? paths.storePlan() : role === 'workshop' ? paths.workshopPlan() : null;
  if (!to || !isCode(error, 'PLAN_LIMITE')) return null;
  return (
    <Button size="small" color="inherit" component={Link} to={to}>
      Ver planes
    </Button>
  );
}
