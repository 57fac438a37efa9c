import { partesDaCompra } from '@indica-bem/domain/acerto/partes';
import { aplicarDesconto } from '@indica-bem/domain/cupom/regras';

/** A purchase as whoever keeps a ledger by hand would write it down. */
export type Compra = {
  loja: number;
  cupom: number;
  vez: number;
  valor: number;
  descontado: number;
  desfeita: boolean;
  retida: boolean;
  /** It was in a closed month when it was undone: there it stays, and is taken off once. */
  fechada: boolean;
};

export type Somas = { loja: number; grupo: number };

/** What settlement should come to, told again without a database: whatever stands and is not held back. */
export class Livro {
  readonly compras: Compra[] = [];

  vender(loja: number, cupom: number, vez: number, centavos: number, desconto: number): void {
    const { descontado } = aplicarDesconto(centavos, desconto);
    const comum = { desfeita: false, retida: false, fechada: false };
    this.compras.push({ loja, cupom, vez, valor: centavos, descontado, ...comum });
  }

  dePe(): Compra[] {
    return this.compras.filter(({ desfeita }) => !desfeita);
  }

  /** Everything that could be closed is. */
  fechar(): void {
    for (const compra of this.dePe()) if (!compra.retida) compra.fechada = true;
  }

  somas(loja: number): Somas {
    const partes = this.dePe()
      .filter((compra) => compra.loja === loja && !compra.retida)
      .map(partesDaCompra);
    return {
      loja: partes.reduce((soma, parte) => soma + parte.loja, 0),
      grupo: partes.reduce((soma, parte) => soma + parte.grupo, 0),
    };
  }

  /** How often each purchase of a store stands in lines, closed and open: sold, and taken off. */
  linhas(loja: number): string[] {
    return this.compras
      .filter((compra) => compra.loja === loja)
      .flatMap(({ cupom, vez, desfeita, fechada }) => {
        if (desfeita && !fechada) return [];
        return desfeita ? [`compra ${cupom}:${vez}`, `ajuste ${cupom}:${vez}`] : [`compra ${cupom}:${vez}`];
      })
      .sort();
  }
}
