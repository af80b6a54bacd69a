export default function HowTo() {
  return null;
}
