import { type PassoDoCatalogo, passoDoCatalogo } from '@indica-bem/domain/produto/catalogo';
import type { Produto } from '@indica-bem/domain/produto/contrato';
import { ROTULO_DA_ESPECIE, rotuloDaLinha } from '@indica-bem/domain/produto/regras';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { BannerDaPagina } from '../../compartilhado/capa/banner-da-pagina';
import { todosOsProdutos } from '../../compartilhado/produto/todos-os-produtos';
import { Esqueleto } from '../../ui/esqueletos';
import { EstadoDeErro } from '../../ui/estado-de-erro';
import { EstadoVazio } from '../../ui/estado-vazio';
import { Pagina } from '../../ui/pagina';
import classes from './catalogo.module.css';
import { enderecoDaEscolha, lerEscolha } from './endereco';
import { Opcoes } from './opcoes';
import { Produtos } from './produtos';
import { Trilha } from './trilha';

/** Brand, animal, line, products; the address holds the choices. */
export function Catalogo() {
  const [params] = useSearchParams();
  const { data: produtos, error, refetch } = useQuery(todosOsProdutos());
  const escolha = lerEscolha(params);
  return (
    <Pagina titulo="Catálogo">
      {produtos && <Passo produtos={produtos} passo={passoDoCatalogo(produtos, escolha)} />}
      {!produtos && !error && <Carregando />}
      {!produtos && error && <EstadoDeErro erro={error} tentarDeNovo={() => void refetch()} />}
      {!escolha.categoria && <BannerDaPagina pagina="catalogo" />}
    </Pagina>
  );
}

function Passo({ produtos, passo }: { produtos: Produto[]; passo: PassoDoCatalogo<Produto> }) {
  const titulo = useTituloEmFoco(enderecoDaEscolha(escolhaDe(passo)));
  if (passo.pergunta === 'marca' && passo.opcoes.length === 0) {
    return (
      <EstadoVazio
        ilustracao="saco-racao"
        titulo="O catálogo está sendo preparado"
        texto="Assim que a equipe publicar os produtos, eles aparecem aqui."
      />
    );
  }
  return (
    <>
      <Trilha escolha={escolhaDe(passo)} />
      <h2 ref={titulo} tabIndex={-1} className={classes.pergunta}>
        {tituloDo(passo)}
      </h2>
      {passo.pergunta === null ? <Produtos produtos={passo.produtos} /> : <Opcoes passo={passo} produtos={produtos} />}
    </>
  );
}

function escolhaDe(passo: PassoDoCatalogo<Produto>) {
  return {
    categoria: 'categoria' in passo ? passo.categoria : undefined,
    especie: 'especie' in passo ? passo.especie : undefined,
    sub_categoria: 'sub_categoria' in passo ? passo.sub_categoria : undefined,
  };
}

function tituloDo(passo: PassoDoCatalogo<Produto>): string {
  switch (passo.pergunta) {
    case 'marca':
      return 'Escolha a marca';
    case 'animal':
      return 'Para quem é?';
    case 'linha':
      return 'Escolha a linha';
    case null:
      return `${rotuloDaLinha(passo.sub_categoria)} para ${ROTULO_DA_ESPECIE[passo.especie].toLowerCase()}`;
  }
}

/** The next question takes the place of the one answered, and of its focus. */
function useTituloEmFoco(passo: string) {
  const titulo = useRef<HTMLHeadingElement>(null);
  const anterior = useRef(passo);
  useEffect(() => {
    if (anterior.current === passo) return;
    anterior.current = passo;
    titulo.current?.focus({ preventScroll: true });
  }, [passo]);
  return titulo;
}

function Carregando() {
  return (
    <div className={classes.grade} role="status">
      <span className="so-leitor">Carregando…</span>
      <Esqueleto altura={230} raio="cartao" />
      <Esqueleto altura={230} raio="cartao" />
    </div>
  );
}
