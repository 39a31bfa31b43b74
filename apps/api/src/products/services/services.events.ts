/** A workshop saved services: what they cost with its offers is to be looked at again. Said after the commit. */
export class ServiciosGuardados {
  static readonly event = 'servicios.guardados';
  constructor(readonly tallerId: string) {}
}
