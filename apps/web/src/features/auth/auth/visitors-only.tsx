import { useState } from 'react';
import { Navigate, Outlet, useSearchParams } from 'react-router-dom';
import { useUser } from '@/lib/session';
import { destination } from './destination';

/** Guards the doors: whoever is signed in, or has just signed in, goes on to `volver` or to her home. */
export function VisitorsOnly() {
  const user = useUser();
  const [query] = useSearchParams();
  // A visitor who signs in here keeps the form until the next page has loaded; a signed-in user never sees it.
  const [cameAsVisitor] = useState(!user);
  return (
    <>
      {user && <Navigate to={destination(user.role, query.get('volver'))} replace />}
      {(cameAsVisitor || !user) && <Outlet />}
    </>
  );
}
