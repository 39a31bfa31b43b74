import { TEAM_MESSAGES } from '@tuerca/contracts/auth/equipo/messages';
import { CARGOS, TEAM_ROLES } from '@tuerca/contracts/kernel/capabilities';
import { refuseForeignCargo } from './equipo.policy';

const refusal = (role: (typeof TEAM_ROLES)[number], cargo: (typeof CARGOS)[number]) => {
  try {
    refuseForeignCargo({ id: 'u1', sid: 's1', role }, cargo);
    return null;
  } catch (error) {
    return error;
  }
};

test('a business gives its own positions, and no other', () => {
  const given = TEAM_ROLES.flatMap((role) =>
    CARGOS.filter((cargo) => !refusal(role, cargo)).map((one) => `${role} ${one}`),
  );
  expect(given).toEqual(['store vendedor', 'store almacenista', 'workshop vendedor', 'workshop tecnico']);
  const mensaje = TEAM_MESSAGES.wrongCargo;
  expect(refusal('store', 'tecnico')).toMatchObject({
    code: 'ENTRADA_INVALIDA',
    detail: { message: mensaje, errors: [{ campo: 'cargo', mensaje }] },
  });
});
