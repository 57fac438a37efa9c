/**
 * What a recommendation's life should be, told again in a few lines and without a database: the server's answers are
 * compared with it step by step.
 */
export type Loja = { indice: number; online: boolean };
/** A deleted store leaves its place to another: the same `indice`, the next `geracao`. */
type LojaEscolhida = Loja & { geracao: number };
type Cupom = {
  loja: LojaEscolhida;
  estado: 'ativo' | 'usado' | 'cancelado';
  vence: number;
  vez: number;
  /** Ended by the team: to a till it is none, whoever's. */
  tirado?: true;
  /** The day it was used last. */
  usado: number;
};

export type Indicacao = {
  tutor: number | null;
  loja: LojaEscolhida | null;
  escolhas: number;
  cupons: Cupom[];
};

/** 'ok', or the `type` of the refusal. */
export type Desfecho = string;

export class Modelo {
  dia = 0;
  readonly indicacoes: Indicacao[] = [];
  readonly suspensas = new Set<number>();
  readonly #geracoes = new Map<number, number>();

  indicar(): void {
    this.indicacoes.push({ tutor: null, loja: null, escolhas: 0, cupons: [] });
  }

  resgatar(n: number, tutor: number): Desfecho {
    const indicacao = this.de(n);
    if (indicacao.tutor !== null && indicacao.tutor !== tutor) return 'codigo-ja-utilizado';
    indicacao.tutor = tutor;
    return 'ok';
  }

  escolher(n: number, tutor: number, loja: Loja): Desfecho {
    const indicacao = this.de(n);
    const { cupons } = indicacao;
    if (indicacao.tutor !== tutor) return 'nao-encontrado';
    const nova = this.#hoje(loja);
    const atual = indicacao.loja;
    if (atual && mesma(atual, nova)) return 'ok';
    if (this.suspensas.has(loja.indice)) return 'loja-indisponivel';
    const semGasto = atual !== null && this.suspensas.has(atual.indice);
    if (cupons.some(({ estado }) => estado === 'usado')) return 'indicacao-finalizada';
    if (atual?.online && !semGasto) return 'loja-online-final';
    if (indicacao.escolhas === 4 && !semGasto) return 'limite-de-trocas';
    const vence = cupons[0]?.vence ?? this.dia + DIAS_DE_VALIDADE;
    if (vence < this.dia) return 'indicacao-vencida';
    for (const cupom of cupons) cupom.estado = 'cancelado';
    cupons.push({ loja: nova, estado: 'ativo', vence, vez: 1, usado: 0 });
    indicacao.loja = nova;
    if (!semGasto) indicacao.escolhas++;
    return 'ok';
  }

  suspender(loja: Loja, suspensa: boolean): void {
    if (suspensa) this.suspensas.add(loja.indice);
    else this.suspensas.delete(loja.indice);
  }

  /** Whoever waits there has the choice back, and another store takes the place. */
  excluir(loja: Loja): void {
    const excluida = this.#hoje(loja);
    for (const indicacao of this.indicacoes) {
      const vivo = indicacao.cupons.find(({ estado, loja: dele }) => estado === 'ativo' && mesma(dele, excluida));
      if (!vivo) continue;
      vivo.estado = 'cancelado';
      indicacao.loja = null;
      indicacao.escolhas--;
    }
    this.suspensas.delete(loja.indice);
    this.#geracoes.set(loja.indice, excluida.geracao + 1);
  }

  validar(n: number, qual: number, lojaDoCaixa: number): Desfecho {
    const cupom = this.de(n).cupons[qual];
    if (this.suspensas.has(lojaDoCaixa)) return 'sessao-invalida';
    if (!cupom) return 'cupom-desconhecido';
    if (cupom.estado === 'usado') return 'cupom-ja-utilizado';
    const daqui = mesma(cupom.loja, this.#hoje({ ...cupom.loja, indice: lojaDoCaixa }));
    if (cupom.tirado && daqui) return 'cupom-invalido';
    if (cupom.estado === 'cancelado' || !daqui)
      return this.#trocaFechada(this.de(n), lojaDoCaixa) ? 'cupom-de-outra-loja-final' : 'cupom-de-outra-loja';
    if (cupom.vence < this.dia) return 'cupom-vencido';
    if (cupom.loja.online) return 'cupom-de-loja-online';
    cupom.estado = 'usado';
    cupom.usado = this.dia;
    return 'ok';
  }

  /** By a store, or by the team (null). A store that went leaves the choice to the tutor again. */
  estornar(n: number, qual: number, lojaDoCaixa: number | null, vez: number): Desfecho {
    const indicacao = this.de(n);
    const cupom = indicacao.cupons[qual];
    if (lojaDoCaixa !== null && this.suspensas.has(lojaDoCaixa)) return 'sessao-invalida';
    if (!cupom) return 'nao-encontrado';
    if (lojaDoCaixa !== null && !mesma(cupom.loja, this.#hoje({ ...cupom.loja, indice: lojaDoCaixa })))
      return 'nao-encontrado';
    if (vez < cupom.vez) return 'venda-estornada';
    if (vez > cupom.vez || cupom.estado !== 'usado') return 'sem-venda';
    if (lojaDoCaixa !== null && cupom.usado !== this.dia) return 'prazo-de-desfazer';
    cupom.vez++;
    cupom.estado = 'ativo';
    if (!mesma(cupom.loja, this.#hoje(cupom.loja))) {
      cupom.estado = 'cancelado';
      indicacao.loja = null;
      indicacao.escolhas--;
    }
    return 'ok';
  }

  /** By the team: the choice given back (`libera`) or not. */
  tirar(n: number, qual: number, libera: boolean): Desfecho {
    const indicacao = this.de(n);
    const cupom = indicacao.cupons[qual];
    if (!cupom) return 'nao-encontrado';
    if (cupom.estado === 'usado') return 'cupom-ja-utilizado';
    if (cupom.estado === 'cancelado') return 'cupom-ja-cancelado';
    if (cupom.vence < this.dia) return 'indicacao-vencida';
    cupom.estado = 'cancelado';
    cupom.tirado = true;
    indicacao.loja = null;
    if (libera) indicacao.escolhas--;
    return 'ok';
  }

  devolver(n: number, vistas: number): Desfecho {
    const indicacao = this.de(n);
    if (indicacao.cupons.some(({ estado }) => estado === 'usado')) return 'indicacao-finalizada';
    if (4 - indicacao.escolhas !== vistas) return 'troca-ja-devolvida';
    const vivos = indicacao.cupons.filter(({ estado }) => estado === 'ativo').length;
    if (indicacao.escolhas - vivos === 0) return 'sem-troca-a-devolver';
    indicacao.escolhas--;
    return 'ok';
  }

  /** The tutor cannot bring the coupon to that till any more. */
  #trocaFechada({ loja: atual, escolhas, cupons }: Indicacao, lojaDoCaixa: number): boolean {
    const usado = cupons.some(({ estado }) => estado === 'usado');
    const vencida = !usado && (cupons[0]?.vence ?? this.dia) < this.dia;
    if (atual && mesma(atual, this.#hoje({ ...atual, indice: lojaDoCaixa }))) return vencida;
    const semGasto = atual !== null && this.suspensas.has(atual.indice);
    return vencida || usado || (!semGasto && (atual?.online === true || escolhas === 4));
  }

  get quilos(): number {
    return this.indicacoes.flatMap(({ cupons }) => cupons).filter(({ estado }) => estado === 'usado').length;
  }

  #hoje(loja: Loja): LojaEscolhida {
    return { ...loja, geracao: this.#geracoes.get(loja.indice) ?? 0 };
  }

  de(n: number): Indicacao {
    const indicacao = this.indicacoes[n];
    if (!indicacao) throw new Error(`o modelo não tem a indicação ${n}`);
    return indicacao;
  }
}

const mesma = (a: LojaEscolhida, b: LojaEscolhida) => a.indice === b.indice && a.geracao === b.geracao;

/** From 10 March to 10 June. */
const DIAS_DE_VALIDADE = 92;
