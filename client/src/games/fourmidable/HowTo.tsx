/** How to play Fourmidable in one minute: four small pictures, and one for each upper level. */

import others from "sprite:ant-hunter,ant-farmer,ant-digger,egg,pred-spider,nest-hole,mark-pheromone,pat";
import grounds from "sprite:res-clay,res-rock,res-soil,sun,moon,wind,library,leaf-value";
import resources from "sprite:res-ladybug,res-beetle,res-caterpillar,res-raspberry,res-mushroom,res-blueberry";
import upper from "sprite:sp-flying,mark-day,mark-night,fx-c10,fx-c16,fx-steps,bag,larder,rank-4";
import type { ComponentChildren } from "preact";
import { say } from "../../i18n";
import { Sprite } from "../../parts/Icon";
import { Dots } from "../Dots";
import { HIGH, hexagon, type Kind, type Point, type Resource } from "./model";
import { AntToken, Hole, Prowler, Put, Scent, symbolOf } from "./pieces";
import "./fourmidable.css";

const at = (q: number, r: number): Point => ({ x: 30 + 60 * q, y: 36 + HIGH * (r + (q % 2) / 2) });
const GREEN: readonly string[] = ["raspberry", "blueberry", "mushroom"];

function Wood({ rows }: { rows: readonly (readonly (Resource | "")[])[] }) {
  return (
    <g class="land">
      {rows.flatMap((row, r) =>
        row.map((lies, q) => (
          <g key={`${q} ${r}`}>
            <path class={GREEN.includes(lies) ? "green" : "brown"} d={hexagon(at(q, r), 0.99)} />
            {lies && <Put id={symbolOf(lies)} at={at(q, r)} size={50} />}
          </g>
        )),
      )}
    </g>
  );
}

const Token = ({
  kind,
  q,
  r,
  ghost = false,
  day = true,
}: {
  kind: Kind;
  q: number;
  r: number;
  ghost?: boolean;
  day?: boolean;
}) => {
  const { x, y } = at(q, r);
  return (
    <g class={ghost ? "ghost" : ""} transform={`translate(${x} ${y})`}>
      <AntToken seat={0} kind={kind} size={54} day={day} />
    </g>
  );
};

function Panel({ number, children }: { number: 1 | 2 | 3 | 4 | 5 | 6 | 7; children: ComponentChildren }) {
  return (
    <li>
      <svg class="fou" viewBox="0 0 300 240" aria-hidden="true" focusable="false">
        {children}
      </svg>
      <h3>{say(`fourmidable-how-${number}`)}</h3>
      <p>{say(`fourmidable-how-${number}.text`)}</p>
    </li>
  );
}

function Card({
  x,
  kind,
  needs,
  points,
  lit = false,
  size = 1,
}: {
  x: number;
  kind: Kind;
  needs: readonly Resource[];
  points: number;
  lit?: boolean;
  size?: number;
}) {
  return (
    <g transform={`translate(${x} ${34 + 85 * (1 - size)}) scale(${size})`}>
      {lit && <rect class="rim edge" x="-8" y="-8" width="136" height="186" rx="16" />}
      <rect class={`paper${lit ? " lit" : ""}`} width="120" height="170" rx="10" />
      <path class={`band of-${kind}`} d="M0 34V10Q0 0 10 0H110Q120 0 120 10V34Z" />
      <g class="figure">
        <Put id={`ant-${kind}`} at={{ x: 60, y: 17 }} size={30} />
      </g>
      {needs.map((resource, index) => (
        <Put
          key={index}
          id={symbolOf(resource)}
          at={{ x: 60 + (index - (needs.length - 1) / 2) * 40, y: 76 }}
          size={42}
        />
      ))}
      <Put id="leaf-value" at={{ x: 60, y: 134 }} size={54} />
      <text class="points" x="60" y="142">
        {points}
      </text>
    </g>
  );
}

const Special = ({ x, mark, effect }: { x: number; mark: "day" | "night"; effect: string }) => (
  <g transform={`translate(${x} 44)`}>
    <rect class="paper" width="104" height="152" rx="10" />
    <Put id={`mark-${mark}`} at={{ x: 24, y: 24 }} size={32} />
    <Put id={effect} at={{ x: 52, y: 92 }} size={84} />
  </g>
);

export default function HowTo() {
  return (
    <>
      <Sprite symbols={others + resources + grounds + upper} />
      <ol class="panels">
        <Panel number={1}>
          <Wood
            rows={[
              ["raspberry", "beetle", "mushroom", "caterpillar", "ladybug"],
              ["ladybug", "mushroom", "caterpillar", "raspberry", "beetle"],
              ["blueberry", "caterpillar", "", "ladybug", "mushroom"],
              ["beetle", "blueberry", "ladybug", "raspberry", "beetle"],
            ]}
          />
          <path class="lit-cell" d={hexagon(at(3, 0), 0.9)} />
          <Put id="res-caterpillar" at={at(3, 0)} size={50} />
          <Hole at={at(0, 2)} number={1} seat={0} />
          <Dots points={[at(0, 2), at(1, 1), at(2, 1), at(3, 0)]} kind="way sure" />
          <Token kind="hunter" q={0} r={2} />
          <Token kind="hunter" q={3} r={0} ghost day={false} />
        </Panel>
        <Panel number={2}>
          <Wood
            rows={[
              ["raspberry", "beetle", "mushroom", "caterpillar", "ladybug"],
              ["ladybug", "mushroom", "caterpillar", "raspberry", "beetle"],
              ["blueberry", "caterpillar", "raspberry", "ladybug", "mushroom"],
              ["beetle", "blueberry", "ladybug", "raspberry", "beetle"],
            ]}
          />
          <Scent at={at(1, 1)} seat={0} />
          <Scent at={at(1, 2)} seat={0} />
          <Scent at={at(3, 2)} seat={1} />
          <Scent at={at(4, 2)} seat={1} />
          <Scent at={at(2, 1)} seat={0} bare />
          <Token kind="farmer" q={2} r={1} day={false} />
        </Panel>
        <Panel number={3}>
          <Card x={22} kind="hunter" needs={["ladybug", "beetle"]} points={5} lit />
          <Card x={164} kind="digger" needs={["orange", "grey", "brown"]} points={9} />
        </Panel>
        <Panel number={4}>
          <Wood
            rows={[
              ["raspberry", "beetle", "mushroom", "caterpillar", "ladybug"],
              ["ladybug", "mushroom", "caterpillar", "raspberry", "beetle"],
              ["blueberry", "", "raspberry", "ladybug", "mushroom"],
              ["beetle", "blueberry", "ladybug", "raspberry", "beetle"],
            ]}
          />
          <Scent at={at(1, 2)} seat={0} bare />
          <Hole at={at(1, 2)} number={2} seat={0} />
          <Prowler predator="spider" at={at(3, 1)} />
          <Token kind="digger" q={1} r={1} />
          <g class="corner">
            <circle cx="252" cy="46" r="36" />
            <Put id="wind" at={{ x: 252, y: 46 }} size={50} />
          </g>
          <g class="corner">
            <circle cx="252" cy="196" r="36" />
            <Put id="egg" at={{ x: 252, y: 196 }} size={50} />
          </g>
        </Panel>
        <Panel number={5}>
          <Special x={12} mark="night" effect="fx-c10" />
          <Special x={124} mark="day" effect="fx-c16" />
          <Put id="sp-flying" at={{ x: 264, y: 120 }} size={62} />
        </Panel>
        <Panel number={6}>
          <Card x={12} kind="farmer" needs={["raspberry", "mushroom"]} points={5} size={0.68} />
          <Card x={109} kind="hunter" needs={["ladybug", "ladybug", "beetle"]} points={10} size={0.68} lit />
          <Card x={206} kind="digger" needs={["grey", "grey"]} points={6} size={0.68} />
        </Panel>
        <Panel number={7}>
          <rect class="paper" x="14" y="14" width="272" height="212" rx="12" />
          <Put id="bag" at={{ x: 76, y: 146 }} size={110} />
          <Put id="res-beetle" at={{ x: 76, y: 58 }} size={52} />
          <Put id="pred-spider" at={{ x: 164, y: 104 }} size={76} />
          <Put id="larder" at={{ x: 232, y: 172 }} size={80} />
          <Put id="rank-4" at={{ x: 242, y: 62 }} size={64} />
        </Panel>
      </ol>
    </>
  );
}
