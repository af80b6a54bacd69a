export { dequal as equal } from "dequal/lite";
