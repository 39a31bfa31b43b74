import { Injectable } from '@nestjs/common';
import type { Role } from '@tuerca/contracts/kernel/roles';
import { SystemService } from '../../platform/system/system.service';
import { SecondFactorRepository } from './second-factor.repository';

/** Of whom a second factor is demanded: of administrators, while the configuration says so. */
@Injectable()
export class FactorPolicyService {
  constructor(
    private readonly repository: SecondFactorRepository,
    private readonly system: SystemService,
  ) {}

  async isDemanded(role: Role): Promise<boolean> {
    return role === 'admin' && (await this.system.valor<boolean>('segundo_factor_admin'));
  }

  /** Whether this account has to set one up before it may do anything else. */
  async isMissing({ id, role }: { id: string; role: Role }): Promise<boolean> {
    return (await this.isDemanded(role)) && !(await this.repository.isActive(id));
  }
}
