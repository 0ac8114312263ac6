import { describe, expect, it } from 'vitest';
import { type FaultPlan, seededFaults, TRANSIENT_FAULTS } from '../fake-provider';

describe('seeded faults', () => {
  const attempts = Array.from(
    { length: 14_000 },
    (_, index) => [1 + (index % 2), `chiave-${index >> 1}`] as const,
  );
  const faultsOf = (plan: FaultPlan) => attempts.map(([attempt, key]) => plan(attempt, key));

  it('are the same for the same seed, whatever the order, and others for another', () => {
    const plan = seededFaults(7, 0.3);
    const first = faultsOf(plan);
    expect(faultsOf(plan)).toEqual(first);
    expect(attempts.toReversed().map(([attempt, key]) => seededFaults(7, 0.3)(attempt, key))).toEqual(
      first.toReversed(),
    );
    expect(faultsOf(seededFaults(8, 0.3))).not.toEqual(first);
  });

  it('hit the share that was asked for, every transient fault equally often', () => {
    const hit = faultsOf(seededFaults(1, 0.35)).filter((fault) => fault !== undefined);
    expect(hit.length / attempts.length).toBeCloseTo(0.35, 1);
    expect(new Set(hit)).toEqual(new Set(TRANSIENT_FAULTS));
    for (const fault of TRANSIENT_FAULTS) {
      const times = hit.filter((one) => one === fault).length;
      expect(times / (hit.length / TRANSIENT_FAULTS.length), `${fault}`).toBeGreaterThan(0.75);
      expect(times / (hit.length / TRANSIENT_FAULTS.length), `${fault}`).toBeLessThan(1.25);
    }
    expect(new Set(faultsOf(seededFaults(1, 0)))).toEqual(new Set([undefined]));
    expect(new Set(faultsOf(seededFaults(1, 1, ['empty'])))).toEqual(new Set(['empty']));
  });

  it('are independent from one attempt of a key to the next', () => {
    const plan = seededFaults(3, 0.5);
    const keys = attempts.filter(([attempt]) => attempt === 1).map(([, key]) => key);
    const both = keys.filter((key) => plan(1, key) && plan(2, key)).length;
    expect(both / keys.length).toBeCloseTo(0.25, 1);
  });
});
