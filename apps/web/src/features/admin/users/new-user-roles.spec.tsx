import { configure, screen, within } from '@testing-library/react';
import { admin } from '@tuerca/contracts/admin/endpoints';
import { OfficeRole } from '@tuerca/contracts/admin/users-schemas';
import { ROLE_LABELS } from '@tuerca/contracts/kernel/roles';
import { adminRoutes } from '@/app/routes-admin';
import { enter } from '@/test/people';
import { renderApp } from '@/test/render-app';
import { answer, server } from '@/test/server';

// The story also loads the page.
configure({ asyncUtilTimeout: 8000 });

it('a new account is offered the roles that an administrator gives: who works in a team is invited by it', async () => {
  enter('admin');
  const none = { pagos: 0, saldos: 0, asuntos: 0, reportes: 0, tiendas: 0, talleres: 0, membresias: 0 };
  server.use(answer(admin.pending, { data: none }));
  renderApp('/admin/administracion/usuarios/nuevo', [...adminRoutes, { path: '*', element: <h1>Otra página</h1> }]);
  const roles = within(await screen.findByRole('combobox', { name: /^Rol/ })).getAllByRole('option');
  expect(roles.map(({ textContent }) => textContent)).toEqual([
    'Selecciona',
    ...OfficeRole.options.map((role) => ROLE_LABELS[role]),
  ]);
  expect(roles.map(({ textContent }) => textContent)).not.toContain(ROLE_LABELS.staff);
});
