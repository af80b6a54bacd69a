/** Whether two values of the wire are equal. */
export { dequal as equal } from "dequal/lite";
