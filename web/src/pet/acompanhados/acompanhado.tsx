import { hojeEmSaoPaulo, isoParaBr } from '@indica-bem/domain/brasil/datas';
import { formatarPeso } from '@indica-bem/domain/brasil/numeros';
import { listarAcompanhados, verAcompanhado } from '@indica-bem/domain/pet/chamadas';
import type { Acompanhado } from '@indica-bem/domain/pet/contrato-do-acompanhamento';
import { idadeDoPet, rotuloDoPorte } from '@indica-bem/domain/pet/regras';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { consulta, invalidar } from '../../lib/consultas';
import { ErroDaApi } from '../../lib/erros-da-api';
import { Botao } from '../../ui/botao';
import { Cartao } from '../../ui/cartao';
import { EsqueletoDeLista } from '../../ui/esqueletos';
import { EstadoDeErro } from '../../ui/estado-de-erro';
import { EstadoVazio } from '../../ui/estado-vazio';
import { Fatos } from '../../ui/fatos';
import { Pagina } from '../../ui/pagina';
import classes from '../colunas.module.css';
import { PesoDoPet } from '../peso/peso-do-pet';
import { PorcaoDoPet } from '../porcao';

/** `acompanhados/{id_pet}`. What the tutor stopped sharing is gone: never shown from an older answer. */
export function PetAcompanhado() {
  const { id_pet = '' } = useParams();
  const { data, error, refetch } = useQuery({ ...consulta(verAcompanhado, { params: { id_pet } }), staleTime: 0 });
  const sumiu = error instanceof ErroDaApi && error.codigo === 'NAO_ENCONTRADO';
  // Nor in the list one goes back to.
  useEffect(() => {
    if (sumiu) void invalidar(listarAcompanhados);
  }, [sumiu]);
  const pet = sumiu ? undefined : data?.pet;
  return (
    <Pagina titulo={pet?.nome ?? 'Pet acompanhado'} subtitulo={pet && `${pet.tipo} · ${pet.raca} · de ${pet.tutor}`}>
      {data && !sumiu && <Conteudo acompanhado={data} />}
      {!data && !error && <EsqueletoDeLista linhas={2} altura={220} />}
      {!data && error && !sumiu && <EstadoDeErro erro={error} tentarDeNovo={() => void refetch()} />}
      {sumiu && (
        <EstadoVazio
          ilustracao="nao-encontrada"
          titulo="Este pet não está compartilhado com você"
          texto="O tutor pode ter parado de compartilhar, ou o cadastro do pet não existe mais."
          acao={<Botao para="/acompanhados">Ver os pets acompanhados</Botao>}
        />
      )}
    </Pagina>
  );
}

function Conteudo({ acompanhado }: { acompanhado: Acompanhado }) {
  const { pet, porcao } = acompanhado;
  return (
    <div className={classes.colunas}>
      <Cartao como="section">
        <h2 className={classes.titulo}>Peso</h2>
        <PesoDoPet pet={pet} peso={acompanhado} paraQuem="parceiro" />
      </Cartao>
      <div className={classes.coluna}>
        {porcao && (
          <Cartao como="section">
            <h2 className={classes.titulo}>O que {pet.nome} come</h2>
            <PorcaoDoPet porcao={porcao} />
          </Cartao>
        )}
        <Cartao como="section">
          <Fatos
            itens={[
              ['Idade', idadeDoPet(pet.data_nascimento, hojeEmSaoPaulo(new Date()))],
              ['Peso', formatarPeso(pet.peso)],
              ['Porte', pet.porte && rotuloDoPorte(pet.porte)],
              ['Compartilhado desde', isoParaBr(hojeEmSaoPaulo(new Date(pet.desde)))],
            ]}
          />
        </Cartao>
      </div>
    </div>
  );
}
