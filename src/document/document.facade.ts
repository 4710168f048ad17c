import { Injectable } from '@nestjs/common';
import { IssueAutomatically } from './use-cases/issue-automatically.js';

/** All that other modules see of documents. */
@Injectable()
export class DocumentFacade {
  constructor(private readonly issue: IssueAutomatically) {}

  /** For whoever tells of the order and wants to name its invoice: issues it now when the method's setting wants one. */
  issueAutomatically(orderId: number, paymentMethod: string): Promise<void> {
    return this.issue.run(orderId, paymentMethod);
  }
}
