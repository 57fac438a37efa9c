import { formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import { temExemplo } from '@indica-bem/domain/dose/exemplo-do-adulto';
import { verProduto } from '@indica-bem/domain/produto/chamadas';
import type { Produto } from '@indica-bem/domain/produto/contrato';
import { ROTULO_DA_ESPECIE } from '@indica-bem/domain/produto/regras';
import { IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { FotoDoProduto } from '../../compartilhado/produto/foto-do-produto';
import { NomeDoProduto } from '../../compartilhado/produto/nome-do-produto';
import { consulta } from '../../lib/consultas';
import { ErroDaApi } from '../../lib/erros-da-api';
import { Botao } from '../../ui/botao';
import { Cartao } from '../../ui/cartao';
import { EsqueletoDeLista } from '../../ui/esqueletos';
import { EstadoDeErro } from '../../ui/estado-de-erro';
import { EstadoVazio } from '../../ui/estado-vazio';
import { Fatos } from '../../ui/fatos';
import { Pagina } from '../../ui/pagina';
import { Caminhos } from './caminhos';
import { Porcao } from './porcao';
import classes from './produto.module.css';

/** `produto/ver/{id_produto}`: what a food is, before the brand's own page. */
export function VerProduto() {
  const { id_produto = '' } = useParams();
  const { data, error, refetch } = useQuery(consulta(verProduto, { params: { id: id_produto } }));
  const saiu = error instanceof ErroDaApi && error.codigo === 'NAO_ENCONTRADO';
  return (
    <Pagina titulo="Produto">
      {data && <Ficha produto={data} />}
      {!data && !error && <EsqueletoDeLista linhas={2} altura={280} />}
      {!data && error && !saiu && <EstadoDeErro erro={error} tentarDeNovo={() => void refetch()} />}
      {!data && saiu && (
        <EstadoVazio
          ilustracao="nao-encontrada"
          titulo="Este produto não está mais à venda"
          texto="As indicações que o têm continuam a mostrá-lo."
          acao={<Botao para="/catalogo">Ver o catálogo</Botao>}
        />
      )}
    </Pagina>
  );
}

function Ficha({ produto }: { produto: Produto }) {
  const { imagem_caminho, categoria, especie, porte, ciclo_de_vida, outras_necessidades, so_veterinario } = produto;
  return (
    <div className={classes.colunas}>
      <section className={classes.vitrine} aria-labelledby="produto">
        <FotoDoProduto caminho={imagem_caminho} altura={300} />
        <h2 id="produto">
          <NomeDoProduto produto={produto} tamanho="pagina" />
        </h2>
        {so_veterinario === 'S' && (
          <p className={classes.trava}>
            <IconLock size={20} aria-hidden /> Só veterinários indicam este alimento
          </p>
        )}
        <Caminhos produto={produto} />
      </section>
      <div className={classes.coluna}>
        <Cartao como="section">
          <h3 className={classes.titulo}>Para quem é</h3>
          <Fatos
            itens={[
              ['Animal', ROTULO_DA_ESPECIE[especie]],
              ['Porte', porte ?? (especie === 'cao' ? 'Todos' : null)],
              ['Fase da vida', ciclo_de_vida],
              ['Necessidade', outras_necessidades],
              ['Marca', categoria],
            ]}
          />
        </Cartao>
        <Energia produto={produto} />
        {temExemplo(produto) ? (
          <Porcao key={produto.id_produto} produto={produto} />
        ) : (
          <PorcaoDeQuemIndica produto={produto} />
        )}
      </div>
    </div>
  );
}

function Energia({ produto: { energia_metabolizavel } }: { produto: Produto }) {
  return (
    <Cartao como="section">
      <h3 className={classes.titulo}>Energia</h3>
      <p className={classes.energia}>
        <strong>{formatarInteiro(energia_metabolizavel)}</strong> kcal por kg
      </p>
      <p className={classes.nota}>
        É a energia que o pet aproveita de cada quilo. Quanto mais alta, menos gramas ele come por dia.
      </p>
    </Cartao>
  );
}

function PorcaoDeQuemIndica({ produto: { tipo_calculadora } }: { produto: Produto }) {
  return (
    <Cartao como="section">
      <h3 className={classes.titulo}>Quanto por dia</h3>
      <p className={classes.nota}>
        {tipo_calculadora === 'none'
          ? 'É um petisco: não substitui a refeição. Até um décimo da energia do dia.'
          : 'A porção depende do animal e do momento dele: quem indica faz a conta com você.'}
      </p>
    </Cartao>
  );
}
