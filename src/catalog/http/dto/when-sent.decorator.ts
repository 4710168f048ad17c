export { WhenSent } from '../../../platform/http/validation/text.decorators.js';
