import { type Campo, camposObrigatorios } from '@indica-bem/domain/conta/campos';
import type { TipoDePerfil } from '@indica-bem/domain/conta/tipos-de-cadastro';
import { MARCA } from '@indica-bem/domain/marca';
import type { ReactNode } from 'react';
import { Cartao } from '../../ui/cartao';
import type { Campos } from '../../ui/use-campos';
import { CampoDeCadastro } from './campo-de-cadastro';
import classes from './grupo-de-campos.module.css';

type GrupoDeCamposProps = {
  tipo: TipoDePerfil;
  titulo: string;
  nomes: readonly Campo[];
  campos: Campos<Campo>;
  deOutraPessoa?: boolean;
  /** Shown, and changed only by the team. */
  fixos?: readonly Campo[];
  ajuda?: string;
  children?: ReactNode;
};

/** A part of a long form, in two columns where there is room. */
export function GrupoDeCampos({ tipo, titulo, nomes, fixos = [], ajuda, children, ...resto }: GrupoDeCamposProps) {
  const obrigatorios = camposObrigatorios(tipo);
  const todoOpcional = !nomes.some((nome) => obrigatorios.includes(nome));
  return (
    <Cartao como="section" rotulo={titulo}>
      <h2 className={classes.titulo}>
        {titulo}
        {todoOpcional && ' (opcional)'}
      </h2>
      {ajuda && <p className={classes.ajuda}>{ajuda}</p>}
      <div className={classes.grade}>
        {nomes.map((nome) => (
          <CampoDeCadastro
            key={nome}
            {...resto}
            nome={nome}
            opcional={!todoOpcional && !obrigatorios.includes(nome)}
            {...(fixos.includes(nome) && { readOnly: true, description: `Para mudar, escreva para ${MARCA.email}` })}
          />
        ))}
        {children}
      </div>
    </Cartao>
  );
}
