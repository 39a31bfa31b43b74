import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { isCode } from '@/lib/api-error';
import { paths } from '@/lib/paths';
import { useRole } from '@/lib/session';

/** Link to other plans after an error about the plan's limit; nothing for other errors and roles without such a page. */
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
