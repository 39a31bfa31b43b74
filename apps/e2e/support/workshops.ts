import type { Api } from './api';
import { newPerson, PASSWORD, type Person } from './people';

const ALL_DAY = { activo: true, apertura: '08:00', cierre: '18:00' };
const DAYS = ['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado', 'domingo'];

/** A workshop that has registered and waits for an administrator's look. */
export async function enrolWorkshop(api: Api, nombreTaller: string, direccion?: Person['direccion']): Promise<Person> {
  const person = newPerson('Rosa Medina');
  const { nombre, email, telefono, rif } = person;
  await api.done('POST', '/api/auth/register', {
    body: {
      role: 'workshop',
      nombre,
      email,
      telefono,
      direccion: direccion ?? person.direccion,
      password: PASSWORD,
      workshop: {
        nombreTaller,
        descripcionTaller: 'Motor y frenos.',
        especialidades: ['Frenos'],
        tiposVehiculos: ['Sedán'],
        rif: `J-${rif}`,
      },
    },
  });
  return person;
}

/** Makes the account of a workshop that offers nothing yet. */
export async function registerWorkshop(
  api: Api,
  nombreTaller: string,
  direccion?: Person['direccion'],
): Promise<Person> {
  const person = await enrolWorkshop(api, nombreTaller, direccion);
  await api.approve('talleres', await api.token(person));
  return person;
}

/** A workshop that takes appointments every day from 8:00 a. m. to 6:00 p. m., and offers one service of an hour. */
export async function openWorkshop(api: Api, nombreTaller: string, direccion?: Person['direccion']) {
  const person = await registerWorkshop(api, nombreTaller, direccion);
  const token = await api.token(person);
  const { _id } = await api.done<{ _id: string }>('GET', '/api/auth/me', { token });
  await api.done('PUT', `/api/cita/mecanica/disponibilidad/${_id}`, {
    token,
    body: { horarioRegular: Object.fromEntries(DAYS.map((day) => [day, ALL_DAY])), antelacionMinima: 0 },
  });
  const servicio = await api.done<{ _id: string }>('POST', '/api/servicios-mecanicos', {
    token,
    body: {
      nombre: 'Cambio de pastillas',
      descripcion: 'Con limpieza de las guías.',
      precio: 20,
      tiempoEstimado: 1,
      categoria: 'sistema_frenos',
      vehiculosCompatibles: ['sedan'],
    },
  });
  return { person, token, servicioId: servicio._id };
}
